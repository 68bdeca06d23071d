import { getCurrentPage } from "@forecourt/tyre-hotel-machine"
import { lazy, Suspense, useEffect } from "react"
import { LoginPage, ValidatePage } from "./code-pages.tsx"
import { ConfirmationPage } from "./confirmation-page.tsx"
import type { PageProps } from "./flow-page.tsx"
import type { TreadLimits } from "./tread-limits.ts"
import { VehiclePage } from "./vehicle-page.tsx"

interface LaterPageProps extends PageProps {
  readonly limits: TreadLimits
  readonly timeZone: string
}

/** Loads the booking page separately from the other pages, since its calendar is the largest part of the flow. */
const fetchBooking = () => import("./booking-page.tsx")

const BookingPage = lazy(async () => {
  const { BookingPage: component } = await fetchBooking().catch(fetchBooking)
  return { default: component }
})

/** Renders the current page unless it is the search page. The code of the other pages is loaded lazily. */
export function LaterPage({ limits, timeZone, ...props }: LaterPageProps) {
  const isNear = getCurrentPage(props.snapshot) === "loggedIn"
  useEffect(() => {
    // If it does not load now, it is requested again when it is needed.
    if (isNear) fetchBooking().catch(() => {})
  }, [isNear])

  switch (getCurrentPage(props.snapshot)) {
    case "login":
      return <LoginPage {...props} />
    case "validate":
      return <ValidatePage {...props} />
    case "loggedIn":
      return <VehiclePage {...props} limits={limits} />
    case "booking":
      return (
        <Suspense>
          <BookingPage {...props} timeZone={timeZone} />
        </Suspense>
      )
    case "confirmation":
      return <ConfirmationPage {...props} timeZone={timeZone} />
    case "search":
      return null
  }
}
