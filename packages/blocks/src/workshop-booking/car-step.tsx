import type { Town } from "@forecourt/api-clients/search"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { PlateField } from "@forecourt/ui-kit/plate-field"
import {
  getLookUpState,
  MAX_PLATE_LENGTH,
  type WorkshopBookingEvent,
  type WorkshopBookingSnapshot,
} from "@forecourt/workshop-booking-machine"
import { useId, useState } from "react"
import type { PageLanguage } from "../stock/places/place-request.ts"
import button from "../styles/button.module.css"
import type { BookingWorld } from "./booking-world.ts"
import css from "./car-step.module.css"
import { PlaceField } from "./place-field.tsx"
import { Problem } from "./problem.tsx"
import type { BookingTexts } from "./workshop-booking.texts.ts"

interface CarStepProps extends Pick<BookingWorld, "locate">, PageLanguage {
  /** The state of the booking. It is `null` until the browser has opened the session. */
  readonly snapshot: WorkshopBookingSnapshot | null
  readonly send: (event: WorkshopBookingEvent) => void
  readonly texts: BookingTexts
  readonly towns: readonly Town[]
  /** True if the visitor cannot continue because the code of the next step failed to load. */
  readonly isCutOff: boolean
}

/** Renders the step in which visitors enter their registration number and a place. Spec 3 §2.1, §5.1. */
export function CarStep({ snapshot, send, locate, texts, towns, isCutOff, ...page }: CarStepProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isCut, setCut] = useState(false)
  const cutId = useId()
  const { session } = snapshot?.context ?? {}
  const regNo = typed ?? session?.car?.registrationNumber ?? ""
  // Until then React records presses.
  const isIncomplete = snapshot !== null && (regNo === "" || session?.place === undefined)
  const problem = isCutOff ? texts.failed : snapshot === null ? null : getProblem(snapshot, texts)
  return (
    <>
      {/* React records a press before hydration; no request is sent, and no address contains the number. */}
      <form className={css.form} action={(form) => send({ type: "LOOK_UP", regNo: String(form.get("regNo")) })}>
        <div className={css.pair}>
          <PlateField.Root maxLength={MAX_PLATE_LENGTH} value={regNo} onValueChange={setTyped}>
            <PlateField.Label />
            <PlateField.Input
              name="regNo"
              placeholder="ABC 123"
              aria-describedby={isCut ? cutId : undefined}
              onInput={({ currentTarget }) => setCut(normalizeRegNo(currentTarget.value).length > MAX_PLATE_LENGTH)}
            />
            <p id={cutId} role="status" className={css.cut}>
              {isCut ? formatMessage(texts.kit["field.tooLong"], { maxLength: MAX_PLATE_LENGTH }) : null}
            </p>
          </PlateField.Root>
          <PlaceField
            {...page}
            locate={locate}
            texts={texts}
            towns={towns}
            place={session?.place ?? null}
            isDenied={snapshot?.context.isPlaceDenied ?? false}
            onPlace={(place) => send(place === null ? { type: "CHANGE_PLACE" } : { type: "CHOOSE_PLACE", place })}
            onDenied={() => send({ type: "DENY_PLACE" })}
          />
        </div>
        <button className={`${button.primary} ${css.submit}`} type="submit" disabled={isIncomplete}>
          {texts.next}
        </button>
      </form>
      <Problem text={problem} />
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </>
  )
}

/** Returns the error message for a failed look-up of the car, or `null` if the look-up did not fail. Spec 3 §8.1. */
function getProblem(snapshot: WorkshopBookingSnapshot, texts: BookingTexts): string | null {
  const { unsupportedBrand, messages } = snapshot.context
  const state = getLookUpState(snapshot)
  if (state === "unsupported") return formatMessage(texts.unsupported, { brand: unsupportedBrand ?? "" })
  return state === "failed" ? (messages.fetchCar ?? texts.failed) : null
}
