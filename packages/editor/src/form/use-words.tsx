"use client"

import type { ReactNode } from "react"
import type { FormField } from "../generated/form.js"
import { useLocalised } from "./form-context.tsx"

interface Words {
  readonly name: string
  readonly label: ReactNode
  readonly help: ReactNode
}

/**
 * Returns the texts of a field. A text that is not in the editor's language is returned in an element with a `lang`
 * attribute.
 */
export function useWords({ name, label, help, helpTexts }: FormField): Words {
  const localise = useLocalised()
  const { text, lang } = localise(label, name)
  // Schemas have their descriptions in English.
  const helpText = localise({ ...(help !== undefined && { en: help }), ...helpTexts }, "")
  return {
    name: text,
    label: lang === undefined ? text : <span lang={lang}>{text}</span>,
    help: helpText.text === "" ? null : <span lang={helpText.lang}>{helpText.text}</span>,
  }
}
