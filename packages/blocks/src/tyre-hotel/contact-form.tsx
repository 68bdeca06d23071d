import { normalizeText } from "@forecourt/contracts/normalize-text"
import { type ContactDetails, getHeldUntil, isHoldOver } from "@forecourt/tyre-hotel-machine"
import { ContactFields, type ContactFieldsLabels, type ContactValues } from "@forecourt/ui-kit/contact-fields"
import { useState } from "react"
import { formatHold } from "../flow/format-hold.ts"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import button from "../styles/button.module.css"
import { Alert, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import shared from "./tyre-hotel.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

interface ContactFormProps extends PageProps {
  /**
   * The identifier of the element that describes the form's heading. This element contains the selected time, or states
   * that the workshop will contact the visitor.
   */
  readonly describedBy: string
  readonly timeZone: string
}

/** Renders the contact details that the workshop needs. Spec 3 §5.4. */
export function ContactForm(props: ContactFormProps) {
  const { snapshot, send, texts, locale, timeZone, heading, isReached, describedBy } = props
  const { contact, userMessage, isDropped } = snapshot.context
  // The fields are uncontrolled: they only need their initial values.
  const [defaultValues] = useState(() => (contact === null ? {} : toContactValues(contact)))
  const [details, setDetails] = useState(contact ?? NOTHING)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "SUBMIT", details })
      }}
    >
      <ReachedHeading className={css.subheading} heading={heading} isReached={isReached} aria-describedby={describedBy}>
        {texts["contact.title"]}
      </ReachedHeading>
      <p className={shared.note} role="status">
        {formatHold({ until: getHeldUntil(snapshot), isOver: isHoldOver(snapshot) }, texts, locale, timeZone)}
      </p>
      <p className={shared.note}>{texts.required}</p>
      <ContactFields.Root
        className={css.wide}
        defaultValues={defaultValues}
        onValuesChange={(values) => {
          const written = toContactDetails(values)
          setDetails(written)
          send({ type: "EDIT_CONTACT", details: written })
        }}
        labels={createContactLabels(texts)}
      />
      <Alert>{isDropped ? texts["booking.dropped"] : userMessage}</Alert>
      <button className={button.primary} type="submit">
        {texts["booking.submit"]}
      </button>
    </form>
  )
}

const NOTHING: ContactDetails = { firstName: "", lastName: "", email: "", phoneMobile: "", freeText: "" }

function toContactValues({ phoneMobile, freeText, ...names }: ContactDetails): ContactValues {
  return { ...names, phone: phoneMobile, comment: freeText }
}

function toContactDetails({ phone, comment, ...names }: ContactValues): ContactDetails {
  return { ...names, phoneMobile: phone, freeText: normalizeText(comment) }
}

function createContactLabels(texts: FlowTexts): ContactFieldsLabels {
  return {
    firstName: texts["contact.firstName"],
    lastName: texts["contact.lastName"],
    phone: texts["contact.phone"],
    email: texts["contact.email"],
    comment: texts["contact.comment"],
    firstNameError: texts["contact.needed"],
    lastNameError: texts["contact.needed"],
    phoneError: texts["contact.phoneInvalid"],
    emailError: texts["contact.emailInvalid"],
  }
}
