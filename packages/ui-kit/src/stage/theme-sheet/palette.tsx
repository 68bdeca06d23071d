"use client"

import { useEffect, useRef, useState } from "react"
import { contrastRatio } from "../../tokens/contrast.ts"
import { GROUNDS, type Promise as Promised } from "./promised-pairs.ts"
import css from "./theme-sheet.module.css"
import { paint } from "./worn.ts"

/** Every ground with the words it must carry, and how well they can be read: measured as the page is painted. */
export function Palette() {
  return (
    <ul className={css.palette}>
      {[...GROUNDS].map(([ground, words]) => (
        <li key={ground} className={css.swatch} ref={paint("background-color", `color-${ground}`)}>
          <p className={css.swatchName} ref={paint("color", `color-${words[0]?.color}`)}>
            {ground}
          </p>
          <ul className={css.pairs}>
            {words.map((promised) => (
              <Pair key={promised.color} ground={ground} {...promised} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Pair({ color, ground, min }: Promised & { readonly ground: string }) {
  const node = useRef<HTMLLIElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => setRatio(node.current && ratioOf(node.current)))
  const isEdge = min < 4.5

  return (
    <li
      ref={(item) => {
        node.current = item
        paint("color", `color-${color}`)(item)
        paint("background-color", `color-${ground}`)(item)
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

function ratioOf(node: Element): number {
  const { color, backgroundColor } = getComputedStyle(node)
  return contrastRatio(read(color), read(backgroundColor))
}

function read(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((byte) => Number(byte) / 255)
  return { colorSpace: "srgb", components: [red, green, blue] } as const
}
