"use client"

import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { type OpenableProps, useOpenable } from "../behaviour/use-openable.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderLink } from "../part/render-link.tsx"
import { renderPart } from "../part/render-part.ts"
import {
  type DismissibleEffect,
  type DismissibleEvent,
  type DismissibleReason,
  type DismissibleState,
  dismissibleNext,
  getDismissibleReason,
} from "./dismissible-core.ts"
import css from "./language-switch.module.css"
import { type Language, selectOfferedLanguages } from "./offered-languages.ts"
import { useDismissal } from "./use-dismissal.ts"

const part = anatomy("language-switch", css)

export type LanguageSwitchReason = DismissibleReason
export type LanguageSwitchState = DismissibleState

export interface LanguageSwitchRootProps
  extends Omit<PartProps<"details", LanguageSwitchState>, "open">,
    OpenableProps<LanguageSwitchReason> {
  /** The languages of the site, in display order. */
  readonly languages: readonly Language[]
  /** The languages that the router supports. Only languages that are also in `languages` are offered. */
  readonly locales: readonly string[]
  /** The code of the current page's language. */
  readonly current: string
  /** True when the list is initially open. @default false */
  readonly defaultOpen?: boolean
  /**
   * The edge of the button to which the list is aligned, in the reading direction. Use "end" for a switch at the end of
   * a row.
   * @default "start"
   */
  readonly align?: "start" | "end"
  readonly labels?: {
    /**
     * The purpose of the button, such as "Language". It is part of the button's accessible name, and defaults to the
     * message `languages.label`.
     */
    readonly switch?: string
  }
}

interface LanguageSwitch {
  readonly state: LanguageSwitchState
  readonly offered: readonly Language[]
  readonly current: string
  readonly label: string
  readonly trigger: RefObject<HTMLElement | null>
  readonly send: Send<DismissibleEvent>
}

const [LanguageSwitchContext, useLanguageSwitch] = createPartContext<LanguageSwitch>("LanguageSwitch")

/**
 * The links to the page in other languages: a button and a list. Renders nothing when there is only one language. Enter
 * and Space open and close the list, Tab moves between the links, and Escape closes it and returns to the button. Each
 * link names its language in that language, for sighted visitors, screen readers and search engines. It opens even
 * without JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Root({ languages, locales, ...props }: LanguageSwitchRootProps): ReactNode {
  const offered = selectOfferedLanguages(languages, locales)
  return offered.length > 0 ? <Switch {...props} offered={offered} /> : null
}

function Switch({
  offered,
  current,
  open,
  defaultOpen = false,
  onOpenChange,
  align = "start",
  labels = {},
  ...props
}: Omit<LanguageSwitchRootProps, "languages" | "locales"> & { readonly offered: readonly Language[] }): ReactNode {
  const text = useText()
  const root = useRef<HTMLDetailsElement>(null)
  const trigger = useRef<HTMLElement>(null)

  const [state, send] = useOpenable<DismissibleState, DismissibleEvent, DismissibleReason, DismissibleEffect>({
    next: dismissibleNext,
    initial: { isOpen: open ?? defaultOpen },
    getReason: getDismissibleReason,
    open,
    onOpenChange,
    run: () => trigger.current?.focus({ preventScroll: true }),
  })

  useLayoutEffect(() => {
    if (root.current?.open) send({ type: "set", isOpen: true })
  }, [send])
  useDismissal({
    isOpen: state.isOpen,
    elements: [root],
    onEscape: (event) => send({ type: "dismiss", reason: "escape" }, event),
    onOutsidePress: (event) => send({ type: "dismiss", reason: "outside-press" }, event),
  })

  const ownProps = {
    ref: root,
    open: state.isOpen,
    // It may have been opened before hydration.
    suppressHydrationWarning: true,
    // Find-in-page opens it too.
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      send({ type: "set", isOpen: currentTarget.open }),
    onBlur: ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !root.current?.contains(relatedTarget))
        send({ type: "dismiss", reason: "focus-out" }, nativeEvent)
    },
  }
  const label = text("languages.label", labels.switch)
  return (
    <LanguageSwitchContext value={{ state, offered, current, label, trigger, send }}>
      {renderPart("details", part("root", { open: state.isOpen, align }), ownProps, props, state)}
    </LanguageSwitchContext>
  )
}

/** The button, whose text is the name of the current language. Its accessible name also contains its purpose. */
export function Trigger({ children, ...props }: PartProps<"summary", LanguageSwitchState>): ReactNode {
  const { state, offered, current, label, trigger, send } = useLanguageSwitch()
  const { code, name } = offered.find((language) => isSameLanguage(language.code, current)) ?? { code: "", name: "" }
  const ownProps = {
    ref: trigger,
    "aria-label": name ? `${label}: ${name}` : label,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      send({ type: "toggle" }, event.nativeEvent)
    },
    children: (
      <>
        {children}
        <span {...part("current")} lang={code || undefined}>
          {name || label}
        </span>
      </>
    ),
  }
  return renderPart("summary", part("trigger", { open: state.isOpen }), ownProps, props, state)
}

/** The list of links, one for each language. */
export function List(props: PartProps<"ul", LanguageSwitchState>): ReactNode {
  const { state, offered, label } = useLanguageSwitch()
  const ownProps = {
    "aria-label": label,
    children: offered.map((language) => (
      <li key={`${language.code} ${language.href}`} {...part("item")}>
        <Link language={language} />
      </li>
    )),
  }
  return renderPart("ul", part("list", { open: state.isOpen }), ownProps, props, state)
}

export interface LanguageSwitchLinkProps extends PartProps<"a"> {
  readonly language: Language
}

/** A link to the page in another language. */
export function Link({ language: { code, name, href }, ...props }: LanguageSwitchLinkProps): ReactNode {
  const { current } = useLanguageSwitch()
  const isCurrent = isSameLanguage(code, current)
  const ownProps = { href, lang: code, hrefLang: code, "aria-current": isCurrent ? "true" : undefined, children: name }
  return renderLink(part("link", { current: isCurrent }), ownProps, props)
}

function isSameLanguage(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
