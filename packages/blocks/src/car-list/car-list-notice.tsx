import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import type { MouseEvent } from "react"
import { keepFocusNear } from "../flow/keep-focus-near.ts"
import button from "../styles/button.module.css"
import type { CarListView } from "./car-list.select.ts"
import type { CarListActions } from "./car-list.types.ts"
import css from "./car-list-notice.module.css"

const part = anatomy("car-list-notice", css)

export interface CarListNoticeProps extends Pick<CarListActions, "remove" | "clear" | "retry"> {
  readonly view: Pick<CarListView, "state" | "chosen" | "address" | "hereHref" | "contactHref" | "texts">
}

export function CarListNotice({ view, remove, clear, retry }: CarListNoticeProps) {
  const { state, chosen, address, hereHref, contactHref, texts } = view
  if (state === "empty") {
    return (
      <div {...part("root")}>
        <h2 {...part("title")}>{texts.empty}</h2>
        {chosen.length > 0 ? <p {...part("text")}>{texts.emptyText}</p> : null}
        <ul {...part("ways")}>
          {chosen.map(({ value, label, href, without }) =>
            without ? (
              <li key={value}>
                <a {...part("way")} href={href} onClick={createLinkHandler(() => remove(value))}>
                  {formatMessage(texts.without, { filter: label, cars: without })}
                </a>
              </li>
            ) : null,
          )}
        </ul>
        <a className={button.primary} href={address} onClick={createLinkHandler(clear)}>
          {texts.showAll}
        </a>
      </div>
    )
  }
  return (
    <div {...part("root")} role="alert">
      <h2 {...part("title")}>{state === "beyond" ? texts.beyond : texts.failed}</h2>
      {state === "beyond" ? null : <p {...part("text")}>{texts.failedText}</p>}
      <div {...part("actions")}>
        {state === "beyond" ? (
          <a className={button.primary} href={address}>
            {texts.showAll}
          </a>
        ) : (
          <>
            <a className={button.primary} href={hereHref} onClick={createLinkHandler(retry)}>
              {texts.retry}
            </a>
            {contactHref === null ? null : (
              <a className={button.ghost} href={contactHref}>
                {texts.contact}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  )
}

export interface RelaxedNoticeProps extends Pick<CarListActions, "insist"> {
  readonly relaxed: NonNullable<CarListView["relaxed"]>
}

/** Lists the search words that were ignored because no car matches them. */
export function RelaxedNotice({ relaxed: { text, insist: label, href }, insist }: RelaxedNoticeProps) {
  return (
    <p {...part("relaxed")} role="status">
      {text}{" "}
      <a {...part("insist")} href={href} onClick={createLinkHandler(insist)}>
        {label}
      </a>
    </p>
  )
}

/**
 * Creates a click handler that ignores clicks with a modifier key, so that the browser can open the link in a new tab
 * or window.
 */
function createLinkHandler(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    keepFocusNear(event.currentTarget)
    act()
  }
}
