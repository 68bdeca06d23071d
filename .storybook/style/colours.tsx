import type { ReactNode } from "react"
import base from "../../packages/ui-kit/src/tokens/base.tokens.json" with { type: "json" }
import { createPaint } from "../../packages/ui-kit/test/story-frame/theme-sheet/worn.ts"
import css from "./style-sheet.module.css"
import { hex, useWorn } from "./worn.ts"

const ROLES = {
  Surfaces: ["paper", "mist", "card", "raised", "tint"],
  Words: ["ink", "ink-muted"],
  "To press": ["action", "action-hover", "primary", "primary-hover", "focus"],
  "To catch the eye": ["accent", "accent-hover", "campaign"],
  "To tell": ["danger", "success"],
  Lines: ["line", "line-strong"],
} as const

type Role = (typeof ROLES)[keyof typeof ROLES][number]

export function Colours(): ReactNode {
  return (
    <dl className={css.roles}>
      {Object.entries(ROLES).map(([use, roles]) => (
        <div key={use} className={css.roleGroup}>
          <dt className={css.name}>{use}</dt>
          <dd>
            <ul className={css.swatches}>
              {roles.map((role) => (
                <Swatch key={role} role={role} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Swatch({ role }: { readonly role: Role }): ReactNode {
  const { node, value } = useWorn<HTMLSpanElement, string>(({ backgroundColor }) => hex(backgroundColor))
  return (
    <li className={css.swatch}>
      <span
        className={css.swatchColor}
        ref={(swatch) => {
          node.current = swatch
          createPaint("background-color", `color-${role}`)(swatch)
        }}
      />
      <span>
        <span className={css.name}>{role}</span> <code className={css.note}>{value}</code>
        <span className={css.swatchUse}>{base.color[role].$description}</span>
      </span>
    </li>
  )
}
