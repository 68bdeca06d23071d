import type { Fields } from "@forecourt/editing-machine/operations"
import type { Issue } from "@forecourt/renderer"
import { type RefObject, useEffect, useRef, useState } from "react"
import type { FieldsEditing } from "../editing.types.ts"
import type { Fix, Pickers } from "../form/form.types.ts"
import type { Form } from "../generated/form.js"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import { type FormFocus, setFocusOnField } from "./focus.ts"
import { PartFailure, SafePart } from "./safe-part.tsx"
import { useLoaded } from "./use-loaded.ts"

/** Loads the form component when the first form is opened. */
const loadBlockForm = async () => (await import("../form/block-form.tsx")).BlockForm

export interface Fixing {
  readonly fixesFor: (issue: Issue, fields: unknown, options?: { readonly language?: string }) => readonly Fix[]
  readonly applyFix: <Fields>(fields: Fields, fix: Pick<Fix, "patch">) => Fields
}

export interface FormPanelProps {
  readonly panel: RefObject<HTMLElement | null>
  /** The form and the validator of the fields. It is `undefined` if the site has no form for these fields. */
  readonly known: FieldsEditing | undefined
  readonly fields: Fields
  readonly issues: readonly Issue[]
  /** The field that receives the focus as soon as it is rendered. */
  readonly focus: FormFocus | null
  readonly onFocused: () => void
  readonly language: string
  readonly timeZone: string
  readonly pickers: Pickers
  /** True to show all issues, even those of fields that the editor has not visited. */
  readonly showAll: boolean
  readonly text: OverlayTexts
  readonly fixes: () => Promise<Fixing>
  readonly onChange: (name: string, value: unknown) => void
  readonly onRetry: () => void
}

export function FormPanel({
  panel,
  known,
  fields,
  issues,
  focus,
  onFocused,
  language,
  timeZone,
  pickers,
  showAll,
  text,
  fixes,
  onChange,
  onRetry,
}: FormPanelProps) {
  const [attempt, setAttempt] = useState(0)
  const { it: BlockForm, ...formCode } = useLoaded(loadBlockForm, attempt)
  const { it: form, ...ownForm } = useLoaded(known?.form, attempt)
  const { it: fixing } = useLoaded(issues.length > 0 ? fixes : undefined, attempt)
  // A picker may return after others have saved, so its result is applied to the latest fields.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  const isThere = known === undefined || (form !== null && BlockForm !== null)
  useEffect(() => {
    if (focus === null || !isThere || panel.current === null) return
    setFocusOnField(panel.current, focus.place)
    onFocused()
  }, [focus, isThere, onFocused, panel])
  if (formCode.hasFailed || ownForm.hasFailed)
    return (
      <PartFailure
        text={text}
        onRetry={() => {
          setAttempt(attempt + 1)
          onRetry()
        }}
      />
    )
  if (form === null || BlockForm === null) return null
  return (
    <SafePart text={text}>
      <BlockForm
        form={form as Form}
        fields={fields}
        issues={issues}
        language={language}
        timeZone={timeZone}
        showAll={showAll}
        {...pickers}
        fixesFor={(issue) => fixing?.fixesFor(issue, fields, { language }) ?? []}
        onFix={(fix) => {
          const mended: Fields = fixing?.applyFix(fields, fix) ?? fields
          for (const name of new Set([...Object.keys(fields), ...Object.keys(mended)]))
            if (mended[name] !== fields[name]) onChange(name, mended[name])
        }}
        onChange={(name, value) => latest.current(name, value)}
      />
    </SafePart>
  )
}
