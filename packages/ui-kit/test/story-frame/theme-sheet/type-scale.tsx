"use client"

import { useEffect, useRef, useState } from "react"
import css from "./theme-sheet.module.css"
import type { SheetTexts } from "./theme-sheet.tsx"
import { createPaint } from "./worn.ts"

const STEPS = [
  ["display", "display"],
  ["title-1", "title"],
  ["title-2", "title"],
  ["title-3", "title"],
  ["title-4", "title"],
  ["title-5", "title"],
  ["lead", "text"],
  ["body", "text"],
  ["small", "text"],
  ["caption", "text"],
] as const

export function TypeScale({ texts }: { readonly texts: SheetTexts }) {
  return (
    <ol className={css.scale}>
      {STEPS.map(([name, kind]) => (
        <Step key={name} name={name} kind={kind} text={kind === "text" ? texts.text : texts.title} />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly name: string
  readonly kind: "display" | "title" | "text"
  readonly text: string
}

function Step({ name, kind, text }: StepProps) {
  const node = useRef<HTMLParagraphElement>(null)
  const [sizePx, setSizePx] = useState<number | null>(null)
  useEffect(() => setSizePx(node.current && Number.parseFloat(getComputedStyle(node.current).fontSize)))

  return (
    <li className={css.step}>
      <p className={css.label}>
        {name} <span className={css.number}>{sizePx?.toFixed(1).replace(".0", "")}</span>
      </p>
      <p
        ref={(sample) => {
          node.current = sample
          createPaint("font-size", `text-${name}`)(sample)
        }}
        className={css.sample}
        data-kind={kind}
      >
        {text}
      </p>
    </li>
  )
}
