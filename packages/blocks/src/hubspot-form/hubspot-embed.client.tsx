"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { useMemo } from "react"
import { FormGate, type FormGateTexts } from "../consent/form-gate.tsx"
import { createHubspotLoader } from "./hubspot-loader.ts"

export interface HubspotEmbedProps extends FormGateTexts {
  readonly formId: string | null
  /** The identifier of the HubSpot account to which the form belongs, or `null` if the editor has not set one. */
  readonly portalId: string | null
  readonly region: "eu1" | "na1"
  readonly language: string
}

export function HubspotEmbed({ formId, portalId, region, language, ...texts }: HubspotEmbedProps) {
  const load = useMemo(
    () => createHubspotLoader({ portalId: portalId ?? "", region, language }),
    [portalId, region, language],
  )
  return (
    <FormGate
      {...getIslandRootProps("HubspotEmbed", "page")}
      {...texts}
      provider="HubSpot"
      formId={portalId ? formId : null}
      load={load}
    />
  )
}
