import { isSearchable } from "@forecourt/tyre-hotel-machine"
import { PlateField } from "@forecourt/ui-kit/plate-field"
import { type ReactNode, useState } from "react"
import button from "../looks/button.module.css"
import { Alert, FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./tire-hotel.module.css"

interface SearchPageProps extends Omit<PageProps, "snapshot" | "locale"> {
  /** `null` until the browser has opened the session. */
  readonly snapshot: PageProps["snapshot"] | null
  readonly isReached: boolean
  /** Where those book who have no agreement, as the server drew it. */
  readonly bookService?: ReactNode
}

/** Asks for the registration number. Spec 3 §2.4, §5.4. */
export function SearchPage({ snapshot, send, texts, isReached, bookService }: SearchPageProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const regNo = typed ?? snapshot?.context.regNo ?? ""

  return (
    <FlowPage title={texts["search.title"]} isReached={isReached}>
      <p>{texts["search.text"]}</p>
      {/* Before its script is there nothing is sent: a registration number does not belong into an address. */}
      <form
        className={css.form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: "SEARCH", regNo })
        }}
      >
        <PlateField.Root value={regNo} onValueChange={setTyped} labels={{ label: texts["search.regNo"] }}>
          <PlateField.Label />
          <PlateField.Input placeholder="ABC 123" />
        </PlateField.Root>
        <button className={button.primary} type="submit" disabled={snapshot !== null && !isSearchable(regNo)}>
          {texts["search.submit"]}
        </button>
      </form>
      {snapshot?.matches({ search: "noAgreement" }) ? (
        <Alert>
          {texts.noAgreement} {bookService}
        </Alert>
      ) : null}
      {snapshot?.matches({ search: "failed" }) ? <Alert>{texts.failed}</Alert> : null}
      {snapshot?.matches({ search: "sessionGone" }) ? <Alert>{texts.sessionGone}</Alert> : null}
    </FlowPage>
  )
}
