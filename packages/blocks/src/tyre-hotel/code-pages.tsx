import { getCodeLength } from "@forecourt/tyre-hotel-machine"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { isWholeCode, OtpField } from "@forecourt/ui-kit/otp-field"
import { useEffect, useId, useState } from "react"
import button from "../styles/button.module.css"
import { Alert, FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import shared from "./tyre-hotel.module.css"

/** Renders the page on which visitors request a one-time code. Spec 3 §2.4. */
export function LoginPage({ snapshot, send, texts, heading, isReached }: PageProps) {
  const { session, userMessage } = snapshot.context
  return (
    <FlowPage title={texts["login.title"]} heading={heading} isReached={isReached}>
      <p>{formatMessage(texts["login.text"], { phone: formatPhone(session.customer?.obfuscatedPhoneNumber) })}</p>
      <Alert>{snapshot.matches({ login: "refused" }) ? (userMessage ?? texts.failed) : null}</Alert>
      <div className={css.actions}>
        <button className={button.primary} type="button" onClick={() => send({ type: "SEND_CODE" })}>
          {texts["login.submit"]}
        </button>
        <button className={button.ghost} type="button" onClick={() => send({ type: "BACK" })}>
          {texts.back}
        </button>
      </div>
      <p className={shared.note}>{texts["login.otherPhone"]}</p>
    </FlowPage>
  )
}

export function ValidatePage({ snapshot, send, texts, heading, isReached }: PageProps) {
  const { session, userMessage } = snapshot.context
  const [code, setCode] = useState("")
  const [isIncomplete, setIncomplete] = useState(false)
  const labelId = useId()
  const length = getCodeLength(session)
  const isRefused = snapshot.matches({ validate: "refused" })

  // A code that the service rejected must be typed again; one that did not reach the service can be sent again.
  const isWrong = isRefused && userMessage !== null
  useEffect(() => {
    if (isWrong) setCode("")
  }, [isWrong])

  const incomplete = isIncomplete ? formatMessage(texts["validate.incomplete"], { count: length }) : null
  const error = incomplete ?? (isRefused ? (userMessage ?? texts.failed) : null)

  return (
    <FlowPage title={texts["validate.title"]} heading={heading} isReached={isReached}>
      <p>{formatMessage(texts["validate.text"], { phone: formatPhone(session.customer?.obfuscatedPhoneNumber) })}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setIncomplete(!isWholeCode(code, length))
          send({ type: "VERIFY_CODE", code })
        }}
      >
        <div className={css.field}>
          <span id={labelId} className={css.label}>
            {texts["validate.code"]}
          </span>
          <OtpField.Root
            length={length}
            value={code}
            onValueChange={(next) => {
              setCode(next)
              setIncomplete(false)
              send({ type: "EDIT_CODE" })
            }}
            error={error}
            isBusy={snapshot.matches({ validate: "verifying" })}
            aria-labelledby={labelId}
            labels={{ digit: texts["code.digit"] }}
          />
        </div>
        <div className={css.actions}>
          <button className={button.primary} type="submit">
            {texts["validate.submit"]}
          </button>
          <button className={button.ghost} type="button" onClick={() => send({ type: "BACK" })}>
            {texts["validate.again"]}
          </button>
        </div>
      </form>
    </FlowPage>
  )
}

function formatPhone(phone = ""): string {
  return phone.replaceAll(" ", "\u00a0")
}
