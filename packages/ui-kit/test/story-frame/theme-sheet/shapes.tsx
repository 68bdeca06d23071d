import { TOKEN_NAMES } from "../../../src/tokens/generated/token-names.ts"
import css from "./theme-sheet.module.css"
import { createPaint } from "./worn.ts"

const RADII = ["radius-control", "radius-card", "radius-pill"]
const EDGES = ["border-thin", "border-thick", "focus-width"]
const SPACES = TOKEN_NAMES.map((name) => name.replace("--fc-", ""))
  .filter((name) => name.startsWith("space-"))
  .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))

export function Shapes() {
  return (
    <div className={css.shapes}>
      <ul className={css.tiles}>
        {RADII.map((name) => (
          <Tile key={name} name={name} property="border-radius" />
        ))}
        {EDGES.map((name) => (
          <Tile key={name} name={name} property="border-width" />
        ))}
        <Tile name="shadow-float" property="box-shadow" />
      </ul>
      <ul className={css.spaces}>
        {SPACES.map((name) => (
          <li key={name} className={css.space}>
            <span className={css.label}>{name.replace("space-", "")}</span>
            <span className={css.bar} ref={createPaint("inline-size", name)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tile({ name, property }: { readonly name: string; readonly property: string }) {
  return (
    <li className={css.tileCase}>
      <span className={css.tile} data-shows={property} ref={createPaint(property, name)} />
      <span className={css.label}>{name}</span>
    </li>
  )
}
