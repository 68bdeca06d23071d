import { anatomy } from "@forecourt/ui-kit/anatomy"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import button from "../styles/button.module.css"
import type { CarListActions, CarListView } from "./car-list.types.ts"
import css from "./car-list-notice.module.css"

const part = anatomy("car-list-notice", css)

export interface CarListNoticeProps extends Pick<CarListActions, "remove" | "clear" | "retry"> {
  readonly view: Pick<CarListView, "state" | "chosen" | "address" | "contactHref" | "texts">
}

/** In place of cars: what happened, and the ways on. */
export function CarListNotice({ view, remove, clear, retry }: CarListNoticeProps) {
  const { state, chosen, address, contactHref, texts } = view
  if (state === "empty") {
    return (
      <div {...part("root")}>
        <h2 {...part("title")}>{texts.empty}</h2>
        {chosen.length > 0 ? <p {...part("text")}>{texts.emptyText}</p> : null}
        <ul {...part("ways")}>
          {chosen.map(({ value, label, without }) =>
            without ? (
              <li key={value}>
                <button {...part("way")} type="button" onClick={() => remove(value)}>
                  {fillIn(texts.without, { filter: label, cars: without })}
                </button>
              </li>
            ) : null,
          )}
        </ul>
        <a
          className={button.primary}
          href={address}
          onClick={(event) => {
            event.preventDefault()
            clear()
          }}
        >
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
            <button className={button.primary} type="button" onClick={retry}>
              {texts.retry}
            </button>
            <a className={button.ghost} href={contactHref}>
              {texts.contact}
            </a>
          </>
        )}
      </div>
    </div>
  )
}
