"use client"

import type { ReactNode } from "react"
import type { FormField } from "../generated/form.js"
import { useBlockForm, useLocalised } from "./form-context.tsx"

interface Words {
  /** The name of the field, as a string. */
  readonly name: string
  readonly label: ReactNode
  readonly help: ReactNode
}

/** Returns the name and help text of a field. A text in another language than the editor's has a `lang` attribute. */
export function useWords({ name, label, help }: FormField): Words {
  const { language } = useBlockForm()
  const { text, lang } = useLocalised()(label, name)
  return {
    name: text,
    label: lang === undefined ? text : <span lang={lang}>{text}</span>,
    // Schemas have their descriptions in English.
    help: help === undefined ? null : <span lang={language === "en" ? undefined : "en"}>{help}</span>,
  }
}
