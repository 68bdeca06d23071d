"use client"

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react"
import type { KitMessages, MessageKey } from "./messages.ts"

export type { KitMessages, MessageKey } from "./messages.ts"
export { formatMessage } from "./messages.ts"

/** The settings that all parts of the kit share. */
export interface Kit {
  /** Component that renders links, for example a framework's own. @default "a" */
  readonly link?: ComponentType<ComponentPropsWithRef<"a">>
  /** Component that renders pictures. @default "img" */
  readonly image?: ComponentType<ComponentPropsWithRef<"img">>
  /** Language and region, for example `sv-SE`. */
  readonly locale?: string
  /** The texts of the parts. The `labels` of a part override them. */
  readonly messages?: Partial<KitMessages>
  /** Reading direction, if it differs from the page's. */
  readonly dir?: "ltr" | "rtl"
  /** Nonce of the page's content security policy, for parts that load third-party scripts. */
  readonly nonce?: string
}

const KitContext = createContext<Kit>({})

/**
 * Provides the site's links, pictures and texts to every part below it. Optional: each part accepts them as props too.
 */
export function KitProvider({ children, ...kit }: Kit & { readonly children: ReactNode }): ReactNode {
  const outer = useKit()
  return (
    <KitContext value={{ ...outer, ...kit, messages: { ...outer.messages, ...kit.messages } }}>{children}</KitContext>
  )
}

/** Returns the settings of the nearest provider, or an empty object. */
export function useKit(): Kit {
  return use(KitContext)
}

/** A link, rendered by the provider's component. */
export function KitLink(props: ComponentPropsWithRef<"a">): ReactNode {
  const { link: Link = "a" } = useKit()
  return <Link {...props} />
}

/** A picture, rendered by the provider's component. */
export function KitImage(props: ComponentPropsWithRef<"img">): ReactNode {
  const { image: Image = "img" } = useKit()
  return <Image {...props} />
}

const reported = new Set<MessageKey>()

/** Returns a function that looks up a text: the part's own label first, then the provider's messages. */
export function useText(): (key: MessageKey, label: string | undefined) => string {
  const { messages } = use(KitContext)
  return (key, label = messages?.[key]) => {
    if (process.env.NODE_ENV !== "production" && label === undefined) reportMissing(key)
    return label ?? ""
  }
}

function reportMissing(key: MessageKey): void {
  if (reported.has(key)) return
  reported.add(key)
  console.error(`ui-kit: no text for "${key}". Give the part labels, or KitProvider messages.`)
}
