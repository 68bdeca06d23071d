"use client"

import { type ReactNode, useRef } from "react"
import type { ControlProps } from "../form.types.ts"
import { part } from "../form-anatomy.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { formatPointer } from "../pointers.ts"
import { getFieldParts, setFieldParts, setPart, toParts, toText } from "../values.ts"
import { Actions, Composite, useOwnIssues } from "./composite.tsx"
import { BoxPart, NumberPart, TextPart } from "./part-rows.tsx"

const PARTS = ["src", "alt", "width", "height", "title"] as const

export function ImageControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { pickMedia } = useBlockForm()
  const text = useFormText()
  const of = formatPointer(pointer, "value")
  const parts = getFieldParts(value)
  const issues = useOwnIssues(
    pointer,
    PARTS.map((name) => formatPointer(of, name)),
  )
  const set = (name: string, part: unknown) => onChange(setFieldParts(value, setPart(parts, name, part)))
  const row = (name: (typeof PARTS)[number]) => ({
    of,
    name,
    value: parts[name],
    onChange: (part: unknown) => set(name, part),
  })

  /** The properties of the picture at the time when the URL field last received the focus. */
  const former = useRef(parts)

  /**
   * Sets the URL of the picture. If the URL is that of a different picture, the properties of the previous one, such as
   * the alternative text, are removed.
   */
  function setAddress(src: unknown) {
    const { src: formerSrc, ...said } = former.current
    const isSame = formerSrc === undefined || src === formerSrc
    onChange(setFieldParts(value, { ...(src !== undefined && { src }), ...(isSame && said) }))
  }
  async function pick() {
    const picked = toParts(await pickMedia?.("image"))
    if (typeof picked.src !== "string") return
    const isSame = picked.src === parts.src && parts.alt !== undefined
    onChange({ ...toParts(value), value: { ...(isSame && { alt: parts.alt }), ...picked } })
  }

  return (
    <Composite field={field} isRequired={isRequired} issues={issues}>
      <Preview src={toText(parts.src)} />
      <TextPart
        {...row("src")}
        label={text("address")}
        inputMode="url"
        isRequired={isRequired}
        onFocus={() => {
          former.current = parts
        }}
        onChange={setAddress}
      >
        <Actions
          pickLabel={text("pickImage")}
          onPick={pickMedia && pick}
          onRemove={value === undefined ? undefined : () => onChange(undefined)}
        />
      </TextPart>
      <TextPart {...row("alt")} label={text("altText")} help={text("altHelp")} />
      <BoxPart
        label={text("decorative")}
        isTicked={parts.alt === ""}
        onChange={(isTicked) => set("alt", isTicked ? "" : undefined)}
      />
      <div {...part("pair")}>
        <NumberPart {...row("width")} label={text("width")} />
        <NumberPart {...row("height")} label={text("height")} />
      </div>
      <TextPart {...row("title")} label={text("caption")} />
    </Composite>
  )
}

/** Renders the preview with an empty `alt`, since the alternative text is displayed next to it. */
function Preview({ src }: { readonly src: string }): ReactNode {
  return src === "" ? null : <img {...part("preview")} src={src} alt="" loading="lazy" decoding="async" />
}
