// Wood on canvas, from the same grain that the flat box is drawn with: whoever knows a drawer there knows it here.

import { CanvasTexture, LinearMipmapNearestFilter, RepeatWrapping } from 'three';
import { grainOf } from '../art/grain';
import { GOLD, shade } from '../../../art/palette';

const PIXELS = 256;

function canvas(pixels = PIXELS): CanvasRenderingContext2D {
  const drawn = document.createElement('canvas');
  drawn.width = drawn.height = pixels;
  const context = drawn.getContext('2d');
  if (!context) throw new Error('no canvas to draw wood on');
  return context;
}

function texture(context: CanvasRenderingContext2D): CanvasTexture {
  const made = new CanvasTexture(context.canvas);
  made.minFilter = LinearMipmapNearestFilter;
  return made;
}

/** Fine fibres along the board, so that it isn't paint. */
function fibres(context: CanvasRenderingContext2D, pixels: number, seed: number): void {
  context.lineWidth = 1;
  for (let i = 0; i < 90; i++) {
    const x = (((i * 61 + seed * 37) % 97) / 97) * pixels;
    const y = (((i * 29 + seed * 53) % 89) / 89) * pixels;
    context.strokeStyle = i % 3 ? '#00000016' : '#ffffff14';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + ((i % 5) - 2), y + 40 + (i % 7) * 12);
    context.stroke();
  }
}

function board(context: CanvasRenderingContext2D, drawer: string): void {
  const grain = grainOf(drawer);
  const scale = PIXELS / 100;
  context.fillStyle = shade(grain.ground, 0.12);
  context.fillRect(0, 0, PIXELS, PIXELS);
  fibres(context, PIXELS, drawer.charCodeAt(0));
  context.save();
  context.scale(scale, scale);
  context.strokeStyle = grain.line;
  context.globalAlpha = 0.8;
  context.lineWidth = 1.8;
  context.stroke(new Path2D(grain.lines));
  context.globalAlpha = 1;
  for (const knot of grain.knots) {
    context.beginPath();
    context.ellipse(knot.x, knot.y, knot.rx, knot.ry, 0, 0, 7);
    context.fillStyle = shade(grain.line, -0.3);
    context.fill();
    context.lineWidth = 2;
    context.stroke();
    context.beginPath();
    context.ellipse(knot.x, knot.y, knot.rx * 0.45, knot.ry * 0.45, 0, 0, 7);
    context.strokeStyle = grain.ground;
    context.lineWidth = 1;
    context.stroke();
    context.strokeStyle = grain.line;
  }
  context.restore();
}

/** A thread of brass let into the wood, all around. */
function inlay(context: CanvasRenderingContext2D): void {
  const edge = PIXELS * 0.055;
  context.strokeStyle = GOLD.dark;
  context.lineWidth = 7;
  context.strokeRect(edge, edge, PIXELS - 2 * edge, PIXELS - 2 * edge);
  context.strokeStyle = GOLD.light;
  context.lineWidth = 3.5;
  context.strokeRect(edge, edge, PIXELS - 2 * edge, PIXELS - 2 * edge);
}

/** The wood of a drawer, by its letter. */
export function woodOf(drawer: string): CanvasTexture {
  const context = canvas();
  board(context, drawer);
  inlay(context);
  return texture(context);
}

/** Dark walnut, of which the box itself is made. */
export function walnut(): CanvasTexture {
  const context = canvas();
  const light = context.createLinearGradient(0, 0, PIXELS, PIXELS);
  light.addColorStop(0, '#6b3f26');
  light.addColorStop(0.5, '#7c4b2e');
  light.addColorStop(1, '#5f3722');
  context.fillStyle = light;
  context.fillRect(0, 0, PIXELS, PIXELS);
  fibres(context, PIXELS, 3);
  for (let i = -2; i < 34; i++) {
    const x = i * 8 + 5 * Math.sin(i * 2.3);
    context.strokeStyle = i % 4 ? '#2f1b1026' : '#2f1b1052';
    context.lineWidth = 1 + (i % 3);
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(
      x + 16 * Math.sin(i * 0.4),
      PIXELS / 3,
      x - 18 * Math.cos(i * 0.5),
      (PIXELS * 2) / 3,
      x + 3,
      PIXELS,
    );
    context.stroke();
  }
  const made = texture(context);
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** A table in the light of a lamp, which fades into the room. */
export function tabletop(): CanvasTexture {
  const context = canvas(512);
  const fade = context.createRadialGradient(256, 256, 20, 256, 256, 256);
  fade.addColorStop(0, '#8a5c3c');
  fade.addColorStop(0.45, '#4f3026');
  fade.addColorStop(0.8, '#2a1a1eee');
  fade.addColorStop(0.97, '#1d141cd0');
  fade.addColorStop(0.975, '#c8963ca0');
  fade.addColorStop(0.99, '#7d541380');
  fade.addColorStop(1, '#00000000');
  context.fillStyle = fade;
  context.fillRect(0, 0, 512, 512);
  context.globalCompositeOperation = 'source-atop';
  for (let ring = 0; ring < 40; ring++) {
    context.strokeStyle = ring % 2 ? '#00000018' : '#ffd9a00a';
    context.lineWidth = 2 + (ring % 3);
    context.beginPath();
    context.moveTo(0, ring * 13);
    context.bezierCurveTo(
      170,
      ring * 13 + 9 * Math.sin(ring),
      340,
      ring * 13 - 9 * Math.cos(ring * 2),
      512,
      ring * 13 + 4,
    );
    context.stroke();
  }
  return texture(context);
}

/** A soft spot: shadow or lamplight on the ground. */
export function glow(colour: string): CanvasTexture {
  const context = canvas(128);
  const fade = context.createRadialGradient(64, 64, 0, 64, 64, 64);
  fade.addColorStop(0, colour);
  fade.addColorStop(0.55, `${colour.slice(0, 7)}66`);
  fade.addColorStop(1, `${colour.slice(0, 7)}00`);
  context.fillStyle = fade;
  context.fillRect(0, 0, 128, 128);
  return texture(context);
}

/** How something shiny answers the lamp at the upper left, as a picture of a ball of it. */
export function shine(base: string, light: string, dark: string, glint: number): CanvasTexture {
  const context = canvas(128);
  const ball = context.createRadialGradient(46, 40, 4, 64, 64, 66);
  ball.addColorStop(0, light);
  ball.addColorStop(0.45, base);
  ball.addColorStop(1, dark);
  context.fillStyle = ball;
  context.fillRect(0, 0, 128, 128);
  const spot = (x: number, y: number, r: number, alpha: number) => {
    const fade = context.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, `rgba(255, 255, 255, ${alpha})`);
    fade.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, 128, 128);
  };
  spot(42, 34, 26, glint);
  spot(92, 88, 22, glint * 0.4);
  return texture(context);
}
