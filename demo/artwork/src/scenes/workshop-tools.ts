import type { Point } from "../drawing/geometry.ts"
import { circle, ellipse, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"

/** A board with spanners by size, screwdrivers, a hammer and pliers. */
export function toolWall(x: number, y: number): Ink {
  const colour = "#1e3b46"
  const metal = "#dbe3e4"
  const grip = northern.amber
  const spanner = (tx: number, ty: number, size: number): Ink =>
    group(
      [
        rect(-5, -size, 10, size * 2, { fill: metal }, 4),
        path(`M-17 ${-size - 22}A18 18 0 1 0 17 ${-size - 22}L8 ${-size - 10}H-8Z`, { fill: metal }),
        circle(0, size + 10, 15, { fill: metal }),
        circle(0, size + 10, 7, { fill: colour }),
      ].join(""),
      `translate(${tx} ${ty})`,
    )
  const driver = (tx: number, ty: number, size: number, handle: string): Ink =>
    rect(tx - 3, ty, 6, size, { fill: metal }) +
    rect(tx - 11, ty - size * 0.62, 22, size * 0.66, { fill: handle }, 9) +
    rect(tx - 11, ty - size * 0.62, 8, size * 0.66, { fill: mix(handle, "#ffffff", 0.3) }, 4)
  const hammer = (tx: number, ty: number): Ink =>
    rect(tx - 6, ty, 12, 128, { fill: northern.wood }, 5) +
    rect(tx - 38, ty - 22, 76, 30, { fill: "#aab6b9" }, 5) +
    rect(tx - 38, ty - 22, 22, 30, { fill: metal }, 5)
  const pliers = (tx: number, ty: number): Ink =>
    path(`M${tx - 6} ${ty}C${tx - 22} ${ty + 40} ${tx - 26} ${ty + 80} ${tx - 18} ${ty + 116}`, {
      stroke: northern.faluRed,
      width: 12,
    }) +
    path(`M${tx + 6} ${ty}C${tx + 22} ${ty + 40} ${tx + 26} ${ty + 80} ${tx + 18} ${ty + 116}`, {
      stroke: northern.faluDeep,
      width: 12,
    }) +
    polygon(
      [
        [tx - 12, ty + 4],
        [tx - 4, ty - 44],
        [tx + 4, ty - 44],
        [tx + 12, ty + 4],
      ],
      { fill: metal },
    )
  const socket = (tx: number, ty: number, size: number): Ink =>
    circle(tx, ty, size, { fill: metal }) + circle(tx, ty, size * 0.55, { fill: colour })
  return [
    rect(x, y, 830, 310, { fill: colour }, 8),
    rect(x, y, 830, 10, { fill: "#2d505c" }, 4),
    ...[0, 1, 2, 3, 4, 5].map((index) => spanner(x + 60 + index * 52, y + 118, 62 - index * 7)),
    ...[0, 1, 2, 3, 4].map((index) =>
      driver(x + 402 + index * 40, y + 92, 88 - index * 8, index % 2 ? northern.faluRed : grip),
    ),
    hammer(x + 652, y + 62),
    pliers(x + 756, y + 86),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => socket(x + 62 + index * 44, y + 258, 20 - index * 1.2)),
    rect(x + 40, y + 228, 400, 4, { fill: "#35606d" }),
    rect(x + 470, y + 236, 150, 46, { fill: "#35606d" }, 4),
    rect(x + 640, y + 230, 150, 52, { fill: grip }, 6),
    rect(x + 690, y + 222, 50, 10, { fill: grip }, 4),
    rect(x + 640, y + 252, 150, 5, { fill: northern.ochreDeep }),
  ].join("")
}

export function bench(x: number, base: number): Ink {
  return [
    polygon(
      [
        [x + 20, base + 4],
        [x + 860, base + 4],
        [x + 960, base + 26],
        [x + 120, base + 26],
      ],
      { fill: "#10212e", opacity: 0.14 },
    ),
    rect(x, base - 192, 850, 24, { fill: northern.wood }, 4),
    rect(x, base - 192, 850, 8, { fill: "#dcb98c" }, 4),
    ...[20, 420, 806].map((dx) => rect(x + dx, base - 168, 26, 168, { fill: "#24454c" })),
    rect(x + 60, base - 168, 320, 150, { fill: northern.action }, 4),
    ...[0, 1, 2].map((row) => rect(x + 72, base - 158 + row * 46, 296, 38, { fill: "#0d6d6a" }, 3)),
    ...[0, 1, 2].map((row) => rect(x + 180, base - 150 + row * 46, 80, 7, { fill: northern.paper, opacity: 0.8 }, 3)),
    rect(x + 470, base - 46, 310, 12, { fill: "#35606d" }),
    rect(x + 500, base - 116, 90, 70, { fill: "#c7b793" }, 3),
    rect(x + 610, base - 96, 130, 50, { fill: "#8ca5ab" }, 3),
    // A vice, and a jar of oil.
    rect(x + 612, base - 222, 66, 30, { fill: "#3a4e58" }, 4),
    rect(x + 600, base - 256, 30, 40, { fill: "#4c636b" }, 4),
    rect(x + 656, base - 256, 34, 40, { fill: "#4c636b" }, 4),
    line(
      [
        [x + 690, base - 238],
        [x + 732, base - 238],
      ],
      { stroke: "#aab6b9", width: 8 },
    ),
    rect(x + 450, base - 250, 44, 58, { fill: northern.amber }, 6),
    rect(x + 460, base - 264, 24, 16, { fill: "#b5862a" }, 3),
    rect(x + 456, base - 234, 32, 26, { fill: northern.paper }, 2),
  ].join("")
}

export function cabinet(x: number, base: number): Ink {
  const drawers = [0, 44, 88, 132, 196, 260]
  return [
    polygon(
      [
        [x, base],
        [x + 240, base],
        [x + 330, base + 22],
        [x + 90, base + 22],
      ],
      { fill: "#10212e", opacity: 0.16 },
    ),
    rect(x, base - 350, 240, 336, { fill: northern.faluRed }, 8),
    rect(x + 176, base - 350, 64, 336, { fill: northern.faluDeep, opacity: 0.6 }, 8),
    ...drawers.map(
      (y, index) =>
        rect(x + 12, base - 338 + y, 216, index < 3 ? 36 : index < 5 ? 56 : 50, { fill: "#b85545" }, 3) +
        rect(x + 60, base - 330 + y, 120, 7, { fill: "#f0d9c8" }, 3),
    ),
    rect(x - 6, base - 362, 252, 16, { fill: "#26313a" }, 4),
    circle(x + 34, base - 4, 14, { fill: "#1d262c" }),
    circle(x + 206, base - 4, 14, { fill: "#1d262c" }),
    rect(x + 40, base - 420, 90, 58, { fill: "#2f5b61" }, 6),
    rect(x + 60, base - 436, 50, 18, { fill: "#2f5b61" }, 6),
    rect(x + 150, base - 400, 56, 38, { fill: northern.paper }, 4),
  ].join("")
}

export function tyres(x: number, base: number): Ink {
  const one = (y: number, dx: number): Ink =>
    [
      rect(x - 118 + dx, y - 64, 236, 62, { fill: "#262f35" }, 24),
      rect(x - 118 + dx, y - 64, 236, 18, { fill: "#3a454c" }, 12),
      ...Array.from({ length: 11 }, (_, index) =>
        rect(x - 104 + dx + index * 20, y - 44, 8, 32, { fill: "#171d21" }, 3),
      ),
    ].join("")
  return [
    polygon(
      [
        [x - 110, base],
        [x + 120, base],
        [x + 240, base + 20],
        [x + 20, base + 22],
      ],
      { fill: "#10212e", opacity: 0.18 },
    ),
    one(base, 0),
    one(base - 62, 7),
    one(base - 124, -5),
    one(base - 186, 4),
    ellipse(x + 4, base - 250, 110, 15, { fill: "#323c43" }),
    ellipse(x + 4, base - 250, 60, 8, { fill: "#12181c" }),
  ].join("")
}

export function handLamp(x: number, y: number): Ink {
  const cone: Point[] = [
    [x - 8, y - 6],
    [x + 16, y - 12],
    [x + 150, y - 72],
    [x + 120, y - 10],
  ]
  return (
    polygon(cone, { fill: "#fff3c4", opacity: 0.5 }) +
    group(
      rect(-10, -28, 20, 56, { fill: northern.amber }, 8) + rect(-7, -40, 14, 16, { fill: "#fff7dd" }, 5),
      `translate(${x - 6} ${y + 8}) rotate(62)`,
    )
  )
}

export function trolley(x: number, base: number): Ink {
  return [
    polygon(
      [
        [x - 90, base],
        [x + 90, base],
        [x + 190, base + 18],
        [x, base + 20],
      ],
      { fill: "#10212e", opacity: 0.18 },
    ),
    rect(x - 92, base - 196, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 92, base - 44, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 88, base - 190, 10, 180, { fill: "#24454c" }),
    rect(x + 78, base - 190, 10, 180, { fill: "#24454c" }),
    circle(x - 78, base - 8, 12, { fill: "#1d262c" }),
    circle(x + 78, base - 8, 12, { fill: "#1d262c" }),
    rect(x - 70, base - 236, 56, 40, { fill: "#c9d2d3" }, 4),
    rect(x, base - 226, 70, 30, { fill: northern.action }, 4),
    rect(x - 64, base - 110, 60, 66, { fill: northern.amber }, 6),
    rect(x + 10, base - 92, 60, 48, { fill: "#c9d2d3" }, 4),
  ].join("")
}
