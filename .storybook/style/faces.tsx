import type { ReactNode } from "react"
import norrvik from "../../packages/themes/src/norrvik.tokens.json" with { type: "json" }
import rullo from "../../packages/themes/src/rullo.tokens.json" with { type: "json" }
import fiUsed from "../../sites/fi-used/theme/fi-used.tokens.json" with { type: "json" }
import noAutomotive from "../../sites/no-automotive/theme/no-automotive.tokens.json" with { type: "json" }
import skUsed from "../../sites/sk-used/theme/sk-used.tokens.json" with { type: "json" }
import ukAutomotive from "../../sites/uk-automotive/theme/uk-automotive.tokens.json" with { type: "json" }
import type { Company, Face } from "./company.types.ts"
import { ShownPicture } from "./shown-picture.tsx"
import css from "./style-sheet.module.css"

interface Palette {
  readonly accent: { readonly $value: { readonly hex: string } }
  readonly sand: { readonly $value: { readonly hex: string } }
}

const GROUPS: Readonly<Record<Company["name"], Palette>> = { Norrvik: norrvik.palette, Rullo: rullo.palette }

const OWN: Readonly<Record<string, Palette>> = {
  "no-automotive": noAutomotive.palette,
  "uk-automotive": ukAutomotive.palette,
  "fi-used": fiUsed.palette,
  "sk-used": skUsed.palette,
}

const OPENING = { Norrvik: "sand", Rullo: "accent" } as const

export function Faces({ company: { name, faces } }: { readonly company: Company }): ReactNode {
  return (
    <ul className={css.faces}>
      {faces.map((face) => (
        <SiteFace key={face.site} face={face} palette={OWN[face.site] ?? GROUPS[name]} opening={OPENING[name]} />
      ))}
    </ul>
  )
}

interface SiteFaceProps {
  readonly face: Face
  readonly palette: Palette
  readonly opening: keyof Palette
}

function SiteFace({
  face: { name, language, sentence, description, picture },
  palette,
  opening,
}: SiteFaceProps): ReactNode {
  return (
    <li className={css.face}>
      <div className={css.faceOpening} ref={fill(palette[opening].$value.hex)}>
        <p className={css.faceSentence} lang={language}>
          {sentence}
        </p>
        <ShownPicture picture={picture} className={css.facePicture} language={language} />
      </div>
      <ul className={css.faceColors}>
        {(["accent", "sand"] as const).map((color) => (
          <li key={color} className={css.faceColor} ref={fill(palette[color].$value.hex)}>
            {color} <code>{palette[color].$value.hex}</code>
          </li>
        ))}
      </ul>
      <p className={css.name}>{name}</p>
      <p className={css.note}>{description}</p>
    </li>
  )
}

const fill = (color: string) => (node: HTMLElement | null) => node?.style.setProperty("background-color", color)
