import type { Point } from "../drawing/geometry.ts"
import { circle, ellipse, group, type Ink, line, num, path } from "../drawing/ink.ts"
import { part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"

export interface Cyclist {
  readonly top: string
  readonly trousers: string
  readonly bicycle: string
  readonly helmet: string
  readonly hair: string
  /** A wicker basket before the handlebar. */
  readonly basket?: boolean
}

/** Someone on a bicycle in millimetres, wheels on the line through the origin, riding to the left. */
function rider({ top, trousers, bicycle, helmet, hair, basket }: Cyclist): Ink {
  const shade = (colour: string): string => mix(colour, northern.ink, 0.3)
  const tube = (width: number, stroke: string, ...points: readonly Point[]): Ink => line(points, { stroke, width })
  const wheel = (x: number): Ink =>
    circle(x, -340, 322, { stroke: "#26313a", width: 38 }) +
    circle(x, -340, 296, { stroke: "#b8c2c6", width: 12 }) +
    path(
      [0, 30, 60, 90, 120, 150]
        .map((degrees) => {
          const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 290, Math.sin((degrees * Math.PI) / 180) * 290]
          return `M${num(x - dx)} ${num(-340 - dy)}L${num(x + dx)} ${num(-340 + dy)}`
        })
        .join(""),
      { stroke: "#8d999e", width: 7, opacity: 0.7 },
    ) +
    circle(x, -340, 34, { fill: "#3b474e" })
  const leg = (knee: Point, foot: Point, colour: string): Ink =>
    tube(150, colour, [200, -950], knee) +
    tube(112, colour, knee, foot) +
    path(`M${foot[0] - 150} ${foot[1] + 70}q10 -70 100 -90h100v90Z`, { fill: "#26313a" })
  return [
    leg([-210, -800], [60, -470], shade(trousers)),
    wheel(530),
    wheel(-530),
    // Mudguards and frame.
    path("M200 -520A380 380 0 0 1 868 -520", { stroke: shade(bicycle), width: 26 }),
    path("M-868 -520A380 380 0 0 1 -250 -600", { stroke: shade(bicycle), width: 26 }),
    tube(34, shade(bicycle), [530, -340], [60, -300]),
    tube(30, bicycle, [530, -340], [180, -860]),
    tube(44, bicycle, [60, -300], [190, -900]),
    tube(44, bicycle, [60, -300], [-372, -820]),
    tube(40, bicycle, [-385, -880], [170, -800]),
    tube(40, bicycle, [-530, -340], [-395, -900], [-380, -1010]),
    tube(26, "#8d999e", [-380, -1010], [-440, -1080], [-330, -1110]),
    tube(30, "#39454c", [330, -800], [640, -800]),
    tube(18, "#39454c", [600, -800], [530, -360]),
    path("M70 -950Q180 -990 330 -960L310 -910Q180 -930 120 -920Z", { fill: "#2b3237" }),
    circle(60, -300, 78, { stroke: "#39454c", width: 26 }),
    basket
      ? path("M-800 -1010H-470L-520 -780H-750Z", { fill: northern.wood }) +
        path("M-800 -1010H-470M-786 -945H-484M-772 -880H-498", { stroke: northern.woodDeep, width: 22 })
      : "",
    leg([-30, -560], [60, -130], trousers),
    tube(30, "#39454c", [10, -110], [120, -110]),
    // The back, the arm, the head.
    tube(118, shade(top), [-70, -1420], [-250, -1230], [-350, -1110]),
    path(
      "M300 -940C330 -1120 180 -1420 20 -1560C-60 -1600 -170 -1560 -190 -1480C-190 -1380 -60 -1100 70 -930Q190 -880 300 -940Z",
      { fill: top },
    ),
    path("M300 -940C330 -1120 180 -1420 20 -1560L-20 -1550C110 -1380 190 -1140 190 -905Q250 -905 300 -940Z", {
      fill: shade(top),
      opacity: 0.6,
    }),
    tube(104, mix(top, northern.ink, 0.1), [-90, -1450], [-200, -1220], [-330, -1120]),
    circle(-350, -1115, 54, { fill: northern.skin }),
    tube(96, mix(northern.skin, northern.skinDeep, 0.6), [-60, -1540], [-120, -1640]),
    path("M-60 -1820Q60 -1800 40 -1640Q20 -1560 -40 -1580L-90 -1700Z", { fill: hair }),
    ellipse(-150, -1700, 112, 128, { fill: northern.skin }),
    path("M-258 -1690l-34 52l36 12Z", { fill: northern.skin }),
    path("M-280 -1740C-270 -1880 -150 -1910 -60 -1880C30 -1850 60 -1780 50 -1720L-60 -1738Q-180 -1760 -280 -1740Z", {
      fill: helmet,
    }),
    path("M-60 -1880C30 -1850 60 -1780 50 -1720L-20 -1732Q0 -1810 -60 -1880Z", { fill: shade(helmet) }),
  ].join("")
}

/** A cyclist with the wheels on y, `scale` pixels to the millimetre. */
export function cyclist(style: Cyclist, x: number, y: number, scale: number, rides: "left" | "right" = "left"): Ink {
  const shadow = ellipse(160, 8, 1050, 46, { fill: northern.ink, opacity: 0.2 })
  return part(
    "person",
    group(
      (rides === "left" ? shadow : "") + rider(style),
      `translate(${num(x)} ${num(y)}) scale(${num3(rides === "right" ? -scale : scale)} ${num3(scale)})`,
    ),
  )
}

const num3 = (value: number): number => Math.round(value * 1000) / 1000
