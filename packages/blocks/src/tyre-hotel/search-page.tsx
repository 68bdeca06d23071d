import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { isSearchable, MAX_PLATE_LENGTH } from "@forecourt/tyre-hotel-machine"
import { PlateField } from "@forecourt/ui-kit/plate-field"
import { type ReactNode, useId, useState } from "react"
import button from "../styles/button.module.css"
import { Alert, FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./tyre-hotel.module.css"

interface SearchPageProps extends Omit<PageProps, "snapshot" | "locale"> {
  /** The state of the booking flow. It is `null` until the browser has opened the session. */
  readonly snapshot: PageProps["snapshot"] | null
  readonly bookService?: ReactNode
  readonly isCutOff: boolean
}

/** Renders the form for the registration number. Spec 3 §2.4, §5.4. */
export function SearchPage({ snapshot, send, texts, bookService, isCutOff, ...page }: SearchPageProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState("")
  const alertId = useId()
  const regNo = typed ?? snapshot?.context.regNo ?? ""
  const isMissing = snapshot?.matches({ search: "noAgreement" }) ?? false
  const isGone = snapshot?.matches({ search: "sessionGone" }) ?? false
  const hasFailed = isCutOff || snapshot?.matches({ search: "failed" })
  const noAgreement = (
    <>
      <p>{texts.noAgreement}</p>
      {bookService}
    </>
  )
  const alert = fault || (isMissing ? noAgreement : isGone ? texts.sessionGone : hasFailed ? texts.failed : null)

  return (
    <FlowPage {...page} title={texts["search.title"]} describedBy={isGone ? alertId : undefined}>
      <p>{texts["search.text"]}</p>
      {/* React records a press before hydration; no request is sent, and no address contains the number. */}
      <form
        className={css.search}
        action={(form) => {
          const written = String(form.get("regNo"))
          setFault(isSearchable(written) ? "" : texts["search.tooShort"])
          send({ type: "SEARCH", regNo: written })
        }}
      >
        <PlateField.Root value={regNo} onValueChange={setTyped} labels={{ label: texts["search.regNo"] }}>
          <PlateField.Label />
          <PlateField.Input
            name="regNo"
            onInput={({ currentTarget: { value } }) =>
              setFault(normalizeRegNo(value).length > MAX_PLATE_LENGTH ? texts["search.tooLong"] : "")
            }
            {...((isMissing || fault) && { "aria-describedby": alertId })}
            {...(fault === texts["search.tooShort"] && { "aria-invalid": true })}
          />
        </PlateField.Root>
        <button className={button.primary} type="submit">
          {texts["search.submit"]}
        </button>
      </form>
      <Alert id={alertId}>{alert}</Alert>
      <noscript>
        <p className={css.note}>{texts.noScript}</p>
      </noscript>
    </FlowPage>
  )
}
