import type { Point } from "../drawing/geometry.ts"
import { ellipse, type Ink, line, polygon, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { coats } from "./vista.ts"

/** A cast-iron lamp: a fluted post with a ladder bar, a lantern with four panes. */
export function ironLamp(x: number, base: number, tall: number, lit: boolean): Ink {
  const iron = "#22343d"
  const w = tall * 0.016
  const glass = base - tall * 0.86
  const head = tall * 0.1
  return [
    ellipse(x + tall * 0.05, base, tall * 0.09, tall * 0.012, { fill: northern.ink, opacity: 0.22 }),
    polygon(
      [
        [x - w * 2.2, base],
        [x - w * 2, base - tall * 0.05],
        [x - w * 1.3, base - tall * 0.07],
        [x - w * 1.2, base - tall * 0.2],
        [x + w * 1.2, base - tall * 0.2],
        [x + w * 1.3, base - tall * 0.07],
        [x + w * 2, base - tall * 0.05],
        [x + w * 2.2, base],
      ],
      { fill: iron },
    ),
    rect(x - w * 1.7, base - tall * 0.22, w * 3.4, tall * 0.02, { fill: iron }, 2),
    polygon(
      [
        [x - w * 0.85, base - tall * 0.2],
        [x - w * 0.6, glass],
        [x + w * 0.6, glass],
        [x + w * 0.85, base - tall * 0.2],
      ],
      { fill: iron },
    ),
    line(
      [
        [x - w * 0.4, base - tall * 0.2],
        [x - w * 0.25, glass],
      ],
      { stroke: "#5b717b", width: w * 0.4 },
    ),
    rect(x - tall * 0.06, base - tall * 0.8, tall * 0.12, w * 0.7, { fill: iron }, 2),
    rect(x - w * 1.5, glass - w, w * 3, w * 1.4, { fill: iron }, 2),
    polygon(
      [
        [x - head * 0.26, glass - w],
        [x - head * 0.46, glass - head],
        [x + head * 0.46, glass - head],
        [x + head * 0.26, glass - w],
      ],
      { fill: lit ? northern.windowLit : "#dfe9e8", stroke: iron, width: w * 0.5 },
    ),
    line(
      [
        [x, glass - w],
        [x, glass - head],
      ],
      { stroke: iron, width: w * 0.4 },
    ),
    polygon(
      [
        [x - head * 0.56, glass - head],
        [x - head * 0.2, glass - head * 1.32],
        [x + head * 0.2, glass - head * 1.32],
        [x + head * 0.56, glass - head],
      ],
      { fill: iron },
    ),
    rect(x - w * 0.35, glass - head * 1.6, w * 0.7, head * 0.3, { fill: iron }, 2),
  ].join("")
}

/** An iron railing between two points along a street. */
export function railing(
  at: (along: number, up: number) => Point,
  from: number,
  to: number,
  step: number,
  colour = "#33474f",
): Ink {
  const bars = coats()
  for (let x = from; x <= to; x += step) bars.lay({ stroke: colour, width: 2.6 }, [at(x, 0), at(x, 960)])
  for (let x = from; x <= to; x += step * 6) bars.lay({ stroke: colour, width: 6 }, [at(x, 0), at(x, 1060)])
  bars.lay({ stroke: colour, width: 5 }, [at(from, 1000), at(to, 1000)])
  bars.lay({ stroke: colour, width: 3 }, [at(from, 160), at(to, 160)])
  return bars.ink()
}
