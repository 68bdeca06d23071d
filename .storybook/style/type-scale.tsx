import type { ReactNode } from "react"
import css from "./style-sheet.module.css"
import { px, useWorn } from "./worn.ts"

const STEPS = ["display", "title-1", "title-2", "title-3", "title-4", "title-5", "lead", "body", "small", "caption"]

interface TypeScaleProps {
  readonly voice: Readonly<Record<string, string>>
}

export function TypeScale({ voice }: TypeScaleProps): ReactNode {
  return (
    <ol className={css.scale}>
      {STEPS.map((step) => (
        <Step key={step} step={step} sentence={voice[step] ?? ""} />
      ))}
    </ol>
  )
}

function Step({ step, sentence }: { readonly step: string; readonly sentence: string }): ReactNode {
  const { node, value } = useWorn<HTMLParagraphElement, Face>(readFace)
  return (
    <li className={css.step}>
      <div>
        <p className={css.name}>{step}</p>
        <p className={css.note}>
          {value ? `${value.size}, ${value.family} ${value.weight}` : ""}
          <br />
          {value ? `leading ${value.leading}, tracking ${value.tracking}` : ""}
        </p>
      </div>
      <p ref={node} className={css.sample} data-step={step} lang="sv">
        {sentence}
      </p>
    </li>
  )
}

interface Face {
  readonly size: string
  readonly family: string
  readonly weight: string
  readonly leading: string
  readonly tracking: string
}

function readFace({ fontSize, fontFamily, fontWeight, lineHeight, letterSpacing }: CSSStyleDeclaration): Face {
  const [family = ""] = fontFamily.split(",")
  return {
    size: px(fontSize),
    family: family.replaceAll('"', "").replace(" Variable", ""),
    weight: fontWeight,
    leading: px(lineHeight),
    tracking: px(letterSpacing),
  }
}
