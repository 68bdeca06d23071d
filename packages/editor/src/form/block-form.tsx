"use client"

import { StatusRegion } from "@forecourt/ui-kit/status-region"
import { type ReactNode, useId } from "react"
import { areMet, type Form, type FormField } from "../generated/form.js"
import { getFormTexts } from "../texts/form-texts.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import { FieldControl } from "./field-control.tsx"
import type { Fix, FormIssue, Pickers } from "./form.types.ts"
import { part } from "./form-anatomy.ts"
import { FormContext } from "./form-context.tsx"
import { formatPointer, selectIssues } from "./pointers.ts"
import { Fixes } from "./row.tsx"

export type { Form, FormField } from "../generated/form.js"
export type {
  Fix,
  FormIssue,
  PickedMedia,
  PickedPage,
  PickedReference,
  Pickers,
} from "./form.types.ts"

export interface BlockFormProps extends Pickers {
  readonly form: Form
  readonly fields: Readonly<Record<string, unknown>>
  /**
   * The issues of the fields, as returned by the block's generated `explain` function. This function lists the reasons
   * why fields are invalid.
   */
  readonly issues?: readonly FormIssue[]
  /** The editor's language, as a browser names it: `sv`, or `nb-NO`. @default "en" */
  readonly language?: string
  /** The time zone in which moments are shown, for example `Europe/Stockholm`. @default "UTC" */
  readonly timeZone?: string
  readonly showAll?: boolean
  readonly fixesFor?: (issue: FormIssue) => readonly Fix[]
  readonly onFix?: (fix: Fix) => void
  /**
   * Called when a property changes, with its name and its complete new value. The value `undefined` removes the
   * property.
   */
  readonly onChange: (name: string, value: unknown) => void
}

/**
 * Renders the form of a block with a control for each field, in the editor's language. The form is generated from the
 * block's schema.
 *
 * The form is controlled: `onChange` reports each change, and the caller must pass the new value in `fields`
 * synchronously.
 */
export function BlockForm({
  form,
  fields,
  issues = [],
  language: code = "en",
  timeZone = "UTC",
  showAll = false,
  fixesFor = () => [],
  onFix = () => {},
  onChange,
  ...pickers
}: BlockFormProps): ReactNode {
  const language = toEditorLanguage(code)
  const shown = form.fields.filter(({ visibleWhen = [] }) => areMet(visibleWhen, fields))
  const others = selectIssues(
    issues,
    "",
    shown.map(({ name }) => formatPointer("", name)),
  )
  const context = { ...pickers, language, texts: getFormTexts(language), issues, showAll, timeZone, fixesFor, onFix }
  return (
    <FormContext value={context}>
      <StatusRegion.Root>
        <div {...part("root")} lang={language}>
          <OfBlock issues={others} title={context.texts.ofBlock} />
          {createSections(form, shown).map(({ group, fields: sectionFields }) => (
            <Section key={group} title={form.groups.length > 1 ? getTitle(group, context.texts) : ""}>
              {sectionFields.map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  pointer={formatPointer("", field.name)}
                  around={fields}
                  onChange={(value) => onChange(field.name, value)}
                />
              ))}
            </Section>
          ))}
          <StatusRegion.Messages />
        </div>
      </StatusRegion.Root>
    </FormContext>
  )
}

/** Renders issues without a field, such as an unknown property. */
function OfBlock({ issues, title }: { readonly issues: readonly FormIssue[]; readonly title: string }) {
  if (issues.length === 0) return null
  return (
    <Section title={title}>
      <ul {...part("issues")}>
        {issues.map((issue) => (
          <li key={`${issue.pointer} ${issue.property} ${issue.keyword}`} {...part("issue")}>
            {issue.message}
          </li>
        ))}
      </ul>
      <Fixes issues={issues} onFixed={() => {}} />
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  if (title === "") return <div {...part("section")}>{children}</div>
  return (
    <section {...part("section")} aria-labelledby={id}>
      <h3 {...part("heading")} id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

interface FormSection {
  readonly group: string
  readonly fields: readonly FormField[]
}

function createSections({ groups }: Form, fields: readonly FormField[]): readonly FormSection[] {
  return [...groups, ""]
    .map((group) => ({ group, fields: fields.filter((field) => (field.group ?? "") === group) }))
    .filter((section) => section.fields.length > 0)
}

function getTitle(group: string, texts: Readonly<Record<string, string>>): string {
  return texts[group] ?? `${group.charAt(0).toUpperCase()}${group.slice(1)}`
}
