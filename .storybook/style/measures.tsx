import type { ReactNode } from "react"
import { createPaint } from "../../packages/ui-kit/test/story-frame/theme-sheet/worn.ts"
import css from "./style-sheet.module.css"
import { px, useWorn } from "./worn.ts"

const SPACES = ["half", "1", "2", "3", "4", "5", "6", "7", "8", "10", "12", "16", "gutter", "gap", "section"]
const CORNERS = ["radius-control", "radius-card", "radius-pill"]
const LINES = ["border-thin", "border-thick", "focus-width"]

export function Spaces(): ReactNode {
  return (
    <ul className={css.spaces}>
      {SPACES.map((name) => (
        <Space key={name} name={`space-${name}`} />
      ))}
    </ul>
  )
}

function Space({ name }: { readonly name: string }): ReactNode {
  const { node, value } = useWorn<HTMLSpanElement, string>(({ inlineSize }) => px(inlineSize))
  return (
    <li className={css.space}>
      <span className={css.name}>{name}</span>
      <span className={css.note}>{value}</span>
      <span
        className={css.bar}
        ref={(bar) => {
          node.current = bar
          createPaint("inline-size", name)(bar)
        }}
      />
    </li>
  )
}

export function Shapes(): ReactNode {
  return (
    <ul className={css.shapes}>
      {CORNERS.map((name) => (
        <Shape
          key={name}
          name={name}
          property="border-radius"
          read={({ borderTopLeftRadius }) => px(borderTopLeftRadius)}
        />
      ))}
      {LINES.map((name) => (
        <Shape key={name} name={name} property="border-width" read={({ borderTopWidth }) => px(borderTopWidth)} />
      ))}
      <Shape name="shadow-float" property="box-shadow" read={() => "what floats, and nothing else"} />
    </ul>
  )
}

interface ShapeProps {
  readonly name: string
  readonly property: string
  readonly read: (style: CSSStyleDeclaration) => string
}

function Shape({ name, property, read }: ShapeProps): ReactNode {
  const { node, value } = useWorn<HTMLSpanElement, string>(read)
  return (
    <li className={css.shape}>
      <span
        className={css.tile}
        data-shows={property}
        ref={(tile) => {
          node.current = tile
          createPaint(property, name)(tile)
        }}
      />
      <span className={css.name}>{name}</span>
      <span className={css.note}>{value}</span>
    </li>
  )
}
