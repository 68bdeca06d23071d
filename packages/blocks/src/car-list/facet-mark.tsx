import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./facet-mark.module.css"

const part = anatomy("facet-mark", css)

/** The paint colours by code. They do not depend on the theme: a red car is red on every site. */
const PAINTS: Readonly<Record<string, string>> = {
  white: "#f6f6f4",
  black: "#1a1c1f",
  grey: "#8c9197",
  darkgrey: "#4b5056",
  silver: "#c5c9cd",
  blue: "#2b66b5",
  darkblue: "#1d3259",
  lightblue: "#9ec4e0",
  red: "#b9222d",
  green: "#2f6c54",
  beige: "#d8c8a8",
  brown: "#6c4b36",
  orange: "#e1722c",
  yellow: "#f1c73e",
}

interface Silhouette {
  /** The SVG path of the car's outline, with the windows cut out. The front of the car is on the left. */
  readonly path: string
  /** The horizontal centres of the front and rear wheels. */
  readonly wheels: readonly [front: number, rear: number]
}

/** The side views of the body types, in an area of 48 by 18 units. */
const BODIES: Readonly<Record<string, Silhouette>> = {
  hatchback: {
    path: "M4 14v-3c0-1.4.8-2.1 2.3-2.4l7.2-1.3 5.2-3.4c1-.7 2-1 3.3-1h9.5c1.8 0 3 .7 4 2.1l3.2 4.4c1.5.5 2.3 1.4 2.3 2.9V14zM17.3 7.2h8V4.6h-3.2c-.8 0-1.4.2-2 .6zM27 7.2h7.9l-1.3-1.7c-.5-.7-1-.9-1.9-.9H27z",
    wheels: [12, 34],
  },
  estate: {
    path: "M2 14v-3c0-1.4.8-2.1 2.3-2.4l8.2-1.3 5.4-3.3c1-.6 2-.9 3.3-.9h18c1.6 0 2.6.6 3.3 2l2.2 4c.8.6 1.3 1.4 1.3 2.6V14zM16.6 7.2h8.2V4.8h-3.4c-.8 0-1.5.2-2.1.5zM26.4 7.2h7.4V4.8h-7.4zM35.4 7.2h6l-.9-1.7c-.2-.5-.6-.7-1.2-.7h-3.9z",
    wheels: [11, 37],
  },
  saloon: {
    path: "M2 14v-2.8c0-1.4.8-2 2.3-2.3l8.2-1.2 5.3-3.4c1-.6 2-.9 3.3-.9h8.6c1.5 0 2.6.4 3.7 1.3l4.2 3.3 5.6.6c1.9.3 2.8 1.2 2.8 2.9V14zM16.6 7.6h8.1V5h-3.2c-.8 0-1.5.2-2.1.6zM26.3 7.6h8.6l-2.4-1.9c-.6-.5-1.3-.7-2.1-.7h-4.1z",
    wheels: [11, 37],
  },
  suv: {
    path: "M2 14v-4c0-1.5.8-2.2 2.3-2.4l8-1 5-3.6c1-.7 2-1 3.3-1h16c1.7 0 2.7.6 3.4 2.1l2.1 4.3c1 .6 1.5 1.4 1.5 2.7V14zM16 6.6h8.2V3.8h-3.1c-.8 0-1.4.2-2 .6zM25.8 6.6H33V3.8h-7.2zM34.6 6.6h5.2l-1-2c-.3-.6-.7-.8-1.4-.8h-2.8z",
    wheels: [11, 35],
  },
  coupe: {
    path: "M2 14v-2.6c0-1.3.8-1.9 2.3-2.2l9.2-1.3 5.6-3c1.2-.6 2.4-.9 3.9-.9h4.5c2.2 0 3.8.5 5.6 1.7l4.4 3 5 .7c1.7.3 2.5 1.2 2.5 2.8V14zM18 7.9h15.4l-2-1.4c-1-.6-2-.9-3.3-.9H23c-1 0-1.8.2-2.6.7z",
    wheels: [11, 36],
  },
  convertible: {
    path: "M2 14v-2.6c0-1.3.8-1.9 2.3-2.2l9.9-1.2 5.8-3.9.9 1.2-3.6 2.9h8.7c1 0 1.8.2 2.6.6h6.4l6.5.5c2 .2 3 1.1 3 2.7V14z",
    wheels: [11, 36],
  },
  mpv: {
    path: "M2 14v-3.2c0-1.3.7-2.1 2-2.7l4.5-1.9 7.3-4c1.2-.6 2.3-.9 3.7-.9H37c1.8 0 2.8.6 3.5 2.3l2.3 5.4c.4.6.7 1.2.7 2V14zM14.2 6.6h8.2V3.1h-2.6c-.9 0-1.6.2-2.3.6zM24 6.6h7.2V3.1H24zM32.8 6.6h6.8l-1.1-2.5c-.3-.7-.8-1-1.6-1h-4.1z",
    wheels: [11, 35],
  },
  van: {
    path: "M2 14v-3.6c0-1.3.7-2 1.9-2.5l4.6-1.7 4.4-4c.8-.8 1.7-1.1 2.9-1.1H43c1.6 0 2.4.8 2.4 2.4V14zM11.8 6.6h6.7V2.9h-2.3c-.7 0-1.2.2-1.7.7z",
    wheels: [11, 37],
  },
  pickup: {
    path: "M2 14v-3.4c0-1.4.8-2.1 2.3-2.3l7.7-1 4.6-4c.9-.7 1.8-1 3-1h5.8c1.3 0 2 .6 2.1 1.9l.2 3.6h16.1c1.5 0 2.2.8 2.2 2.2V14zM15.3 7.2h10.3l-.1-2.4c0-.6-.3-.8-.9-.8H20c-.7 0-1.2.2-1.7.6z",
    wheels: [11, 37],
  },
  minibus: {
    path: "M2 14v-3.6c0-1.2.5-2.1 1.4-2.9L8.2 3c1-.9 2-1.3 3.4-1.3H43c1.6 0 2.4.8 2.4 2.4V14zM8.6 7h6.2V3.6h-2.7c-.7 0-1.2.2-1.7.7zM16.4 7h8V3.6h-8zM26 7h8V3.6h-8zM35.6 7h7.6V4.6c0-.7-.3-1-1-1h-6.6z",
    wheels: [11, 37],
  },
}

export function FacetMark({ code }: { readonly code: string }) {
  const [paint, body] = [PAINTS[code], BODIES[code]]
  if (paint !== undefined) {
    return (
      <svg {...part("swatch")} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={paint} />
      </svg>
    )
  }
  if (body === undefined) return null
  return (
    <svg {...part("body")} viewBox="0 0 48 18" aria-hidden="true">
      <path d={body.path} fillRule="evenodd" />
      {body.wheels.map((centre) => (
        <circle key={centre} cx={centre} cy="13.6" r="3.4" />
      ))}
    </svg>
  )
}
