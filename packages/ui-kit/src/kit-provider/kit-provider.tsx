"use client"

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react"
import type { KitMessages, MessageKey } from "./messages.ts"

export type { KitMessages, MessageKey } from "./messages.ts"
export { formatMessage } from "./messages.ts"

/** What the parts of the kit take from the page around them. */
export interface Kit {
  /** Component that renders links, for example a framework's own. @default "a" */
  readonly link?: ComponentType<ComponentPropsWithRef<"a">>
  /** Component that renders pictures. @default "img" */
  readonly image?: ComponentType<ComponentPropsWithRef<"img">>
  /** Language and region, for example `sv-SE`. */
  readonly locale?: string
  /** Texts of the parts; a part's own `labels` win. */
  readonly messages?: Partial<KitMessages>
  /** Reading direction, when it is not that of the page. */
  readonly dir?: "ltr" | "rtl"
  /** Nonce of the page's content security policy, for parts that load scripts of others. */
  readonly nonce?: string
}

const KitContext = createContext<Kit>({})

/** Gives every part below it the links, pictures and texts of the site. Optional: each part takes them as props too. */
export function KitProvider({ children, ...kit }: Kit & { readonly children: ReactNode }): ReactNode {
  const outer = useKit()
  return (
    <KitContext value={{ ...outer, ...kit, messages: { ...outer.messages, ...kit.messages } }}>{children}</KitContext>
  )
}

/** What the provider above gave, or nothing. */
export function useKit(): Kit {
  return use(KitContext)
}

/** A link as the site renders links. */
export function KitLink(props: ComponentPropsWithRef<"a">): ReactNode {
  const { link: Link = "a" } = useKit()
  return <Link {...props} />
}

/** A picture as the site renders pictures. */
export function KitImage(props: ComponentPropsWithRef<"img">): ReactNode {
  const { image: Image = "img" } = useKit()
  return <Image {...props} />
}

const reported = new Set<MessageKey>()

/** Looks a text up: the part's own label first, then the provider's messages. */
export function useText(): (key: MessageKey, own: string | undefined) => string {
  const { messages } = use(KitContext)
  return (key, own = messages?.[key]) => {
    if (process.env.NODE_ENV !== "production" && own === undefined) reportMissing(key)
    return own ?? ""
  }
}

function reportMissing(key: MessageKey): void {
  if (reported.has(key)) return
  reported.add(key)
  console.error(`ui-kit: no text for "${key}". Give the part labels, or KitProvider messages.`)
}
