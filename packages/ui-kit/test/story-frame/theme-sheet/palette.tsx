"use client"

import { useEffect, useRef, useState } from "react"
import { calculateContrastRatio } from "../../../src/tokens/contrast.ts"
import { type Promise as Promised, SURFACES } from "./promised-pairs.ts"
import css from "./theme-sheet.module.css"
import { createPaint } from "./worn.ts"

export function Palette() {
  return (
    <ul className={css.palette}>
      {[...SURFACES].map(([surface, pairs]) => (
        <li key={surface} className={css.swatch} ref={createPaint("background-color", `color-${surface}`)}>
          <p className={css.swatchName} ref={createPaint("color", `color-${pairs[0]?.color}`)}>
            {surface}
          </p>
          <ul className={css.pairs}>
            {pairs.map((promised) => (
              <Pair key={promised.color} surface={surface} {...promised} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Pair({ color, surface, min }: Promised & { readonly surface: string }) {
  const node = useRef<HTMLLIElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => setRatio(node.current && getRatio(node.current)))
  const isEdge = min < 4.5

  return (
    <li
      ref={(item) => {
        node.current = item
        createPaint("color", `color-${color}`)(item)
        createPaint("background-color", `color-${surface}`)(item)
      }}
      className={css.pair}
      data-edge={isEdge ? "" : undefined}
    >
      <span className={css.specimenLetters} aria-hidden="true">
        {isEdge ? "" : "Aa"}
      </span>
      <span className={css.pairName}>{color}</span>
      <span className={css.ratio}>{ratio?.toFixed(1)}</span>
    </li>
  )
}

function getRatio(node: Element): number {
  const { color, backgroundColor } = getComputedStyle(node)
  return calculateContrastRatio(read(color), read(backgroundColor))
}

function read(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((byte) => Number(byte) / 255)
  return { colorSpace: "srgb", components: [red, green, blue] } as const
}
