"use client"

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react"
import type { KitMessages, MessageKey } from "./messages.ts"

export type { KitMessages, MessageKey } from "./messages.ts"
export { formatMessage } from "./messages.ts"

/** The settings that all components of the UI kit share, such as the link component and the language. */
export interface Kit {
  /** The component that renders links, for example that of a framework. @default "a" */
  readonly link?: ComponentType<ComponentPropsWithRef<"a">>
  /** The component that renders images. @default "img" */
  readonly image?: ComponentType<ComponentPropsWithRef<"img">>
  /** The language and region of the texts, for example `sv-SE`. */
  readonly locale?: string
  /** The texts of the components, by message key. The `labels` prop of a component takes precedence. */
  readonly messages?: Partial<KitMessages>
  /** The reading direction, if it differs from the direction of the page. */
  readonly dir?: "ltr" | "rtl"
  /** The nonce from the page's Content Security Policy, for components that load third-party scripts. */
  readonly nonce?: string
}

const KitContext = createContext<Kit>({})

/**
 * Provides the link component, the image component and the texts of the site to all components inside it. It is
 * optional, since each component also accepts these as props.
 */
export function KitProvider({ children, ...kit }: Kit & { readonly children: ReactNode }): ReactNode {
  const outer = useKit()
  return (
    <KitContext value={{ ...outer, ...kit, messages: { ...outer.messages, ...kit.messages } }}>{children}</KitContext>
  )
}

/** Returns the settings of the nearest `KitProvider`, or an empty object if there is none. */
export function useKit(): Kit {
  return use(KitContext)
}

/** A link. It is rendered with the link component of the `KitProvider`. */
export function KitLink(props: ComponentPropsWithRef<"a">): ReactNode {
  const { link: Link = "a" } = useKit()
  return <Link {...props} />
}

/** An image. It is rendered with the image component of the `KitProvider`. */
export function KitImage(props: ComponentPropsWithRef<"img">): ReactNode {
  const { image: Image = "img" } = useKit()
  return <Image {...props} />
}

const reported = new Set<MessageKey>()

/**
 * Returns a function that looks up the text for a message key. A label that is passed as the second argument takes
 * precedence over the messages of the `KitProvider`.
 */
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
