"use client"

import { Select } from "@forecourt/ui-kit/select"
import { type ReactNode, useState } from "react"
import type { FormText } from "../../texts/form-texts.ts"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"
import { getLinkKind, LINK_KINDS, type LinkKind, toHref, toTyped } from "../link-kinds.ts"
import { formatPointer, selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { getFieldParts, setFieldParts, setPart, toParts, toText } from "../values.ts"
import { Actions, Composite, useOwnIssues } from "./composite.tsx"
import { TextInput } from "./inputs.tsx"
import { BoxPart, TextPart } from "./part-rows.tsx"

const ADDRESS: Readonly<Record<LinkKind, FormText>> = {
  internal: "address",
  external: "address",
  mailto: "mailAddress",
  tel: "phoneNumber",
}
const INPUT_MODES = { internal: "url", external: "url", mailto: "email", tel: "tel" } as const
const NEW_WINDOW = "_blank"

export function LinkControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { issues, pickPage } = useBlockForm()
  const text = useFormText()
  const of = formatPointer(pointer, "value")
  const parts = getFieldParts(value)
  const href = toText(parts.href)
  const ownIssues = useOwnIssues(pointer, [formatPointer(of, "href"), formatPointer(of, "text")])
  const { kind, typed, type, choose } = useAddress(href)
  const setParts = (changed: Readonly<Record<string, unknown>>) => onChange(setFieldParts(value, changed))

  /** Sets the URL of the link. Properties that belong to the previous URL, such as its anchor, are removed. */
  function setAddress(next: string, nextKind: LinkKind) {
    const { id, anchor, querystring, linktype, href: _, ...others } = parts
    setParts(next === "" ? others : { href: next, ...others, linktype: nextKind })
  }
  async function pick() {
    const picked = await pickPage?.()
    if (!picked) return
    const { href: next, text: words = "", id } = picked
    const { id: _, anchor: __, querystring: ___, ...others } = parts
    choose("internal")
    onChange({
      ...toParts(value),
      value: {
        ...others,
        href: next,
        text: toText(parts.text) || words,
        linktype: "internal",
        ...(id !== undefined && { id }),
      },
    })
  }

  return (
    <Composite field={field} isRequired={isRequired} issues={ownIssues}>
      <Row label={text("kind")} issues={[]}>
        <Select.Root
          value={kind}
          onValueChange={(chosen) => setAddress(choose(chosen as LinkKind), chosen as LinkKind)}
        >
          <Select.Control>
            {LINK_KINDS.map((item) => (
              <option key={item} value={item}>
                {text(item)}
              </option>
            ))}
          </Select.Control>
        </Select.Root>
      </Row>
      <Row label={text(ADDRESS[kind])} isRequired={isRequired} issues={selectIssues(issues, formatPointer(of, "href"))}>
        <TextInput
          value={typed}
          isRequired={isRequired}
          inputMode={INPUT_MODES[kind]}
          onChange={(next) => setAddress(type(next), kind)}
        />
        <Actions
          pickLabel={text("pickPage")}
          onPick={kind === "internal" ? pickPage && pick : undefined}
          onRemove={value === undefined ? undefined : () => onChange(undefined)}
        />
      </Row>
      <TextPart
        of={of}
        name="text"
        label={text("linkText")}
        value={parts.text}
        onChange={(words) => setParts(setPart(parts, "text", words))}
      />
      <BoxPart
        label={text("newWindow")}
        isTicked={parts.target === NEW_WINDOW}
        onChange={(isTicked) => setParts(setPart(parts, "target", isTicked ? NEW_WINDOW : undefined))}
      />
    </Composite>
  )
}

interface Address {
  readonly kind: LinkKind
  readonly typed: string
  /**
   * Stores the text that the editor has typed and returns the complete URL, for example with `mailto:` before an e-mail
   * address.
   */
  readonly type: (typed: string) => string
  /** Selects the kind of link and returns the last URL that the editor entered for that kind. */
  readonly choose: (kind: LinkKind) => string
}

/**
 * Manages the kind and the URL of a link. It keeps the kind if the field is cleared, and remembers the last URL of each
 * kind.
 */
function useAddress(href: string): Address {
  const [state, setState] = useState(() => ({ href, ...toShown(href, "internal") }))
  const [left, setLeft] = useState<Readonly<Partial<Record<LinkKind, string>>>>({})
  const isOurs = state.href === href
  const { kind, typed } = isOurs ? state : toShown(href, state.kind)

  function showKind(nextKind: LinkKind, nextTyped: string): string {
    const next = toHref(nextTyped, nextKind)
    setState({ href: next, kind: nextKind, typed: nextTyped })
    return next
  }
  return {
    kind,
    typed,
    type: (next) => showKind(kind, next),
    choose: (next) => {
      setLeft((previous) => ({ ...previous, [kind]: typed }))
      return showKind(next, left[next] ?? "")
    },
  }
}

function toShown(href: string, otherwise: LinkKind) {
  const kind = getLinkKind(href) ?? otherwise
  return { kind, typed: toTyped(href, kind) }
}
