"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { useMemo } from "react"
import { FormGate, type FormGateTexts } from "../consent/form-gate.tsx"
import { createJotformLoader } from "./jotform-loader.ts"

export interface JotformEmbedProps extends FormGateTexts {
  readonly formId: string | null
  readonly address: string | null
  readonly title: string
}

export function JotformEmbed({ formId, address, title, ...texts }: JotformEmbedProps) {
  const load = useMemo(() => createJotformLoader(address ?? "", title), [address, title])
  return (
    <FormGate
      {...getIslandRootProps("JotformEmbed", "page")}
      {...texts}
      provider="Jotform"
      formId={formId}
      load={load}
    />
  )
}
