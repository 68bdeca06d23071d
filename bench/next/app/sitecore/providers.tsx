"use client"

import { type ComponentMap, SitecoreProvider } from "@sitecore-content-sdk/react"
import type { ComponentProps, ReactNode } from "react"

type Provider = ComponentProps<typeof SitecoreProvider>

const api = {} as Provider["api"]
const components: ComponentMap = new Map()

interface ProvidersProps {
  readonly page: Provider["page"]
  readonly children: ReactNode
}

export function Providers({ page, children }: ProvidersProps) {
  return (
    <SitecoreProvider api={api} componentMap={components} page={page}>
      {children}
    </SitecoreProvider>
  )
}
