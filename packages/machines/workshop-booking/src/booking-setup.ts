import { setup } from "xstate"
import { hasChosen } from "./chosen-services.ts"
import { getStepNumber } from "./steps.rules.ts"
import { ports } from "./workshop-booking.ports.ts"
import {
  findWrongFields,
  hasMoreWorkshops,
  isComplete,
  isOffered,
  isOtherUnsettled,
  isSameLookUp,
  isSoundChoice,
  normalizePlate,
} from "./workshop-booking.rules.ts"
import type {
  ChosenService,
  InnerEvent,
  StepName,
  WorkshopBookingContext,
  WorkshopBookingEmitted,
  WorkshopBookingEvent,
  WorkshopBookingInput,
} from "./workshop-booking.types.ts"

export const bookingSetup = setup({
  types: {
    input: {} as WorkshopBookingInput,
    context: {} as WorkshopBookingContext,
    events: {} as WorkshopBookingEvent | InnerEvent,
    emitted: {} as WorkshopBookingEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  guards: {
    isSameLookUp: ({ context, event }) => event.type === "LOOK_UP" && isSameLookUp(context.session, event.regNo),
    canLookUp: ({ context, event }) =>
      event.type === "LOOK_UP" && normalizePlate(event.regNo) !== "" && context.session.place !== undefined,
    isShown: ({ context, event }, step: StepName) =>
      event.type === "SHOW" && event.step === getStepNumber(step) && event.step <= getStepNumber(context.reached),
    hasChosen: ({ context }, type: ChosenService["type"]) => hasChosen(context.session.services, type),
    isKnownWorkshop: ({ context, event }) =>
      (event.type === "CHOOSE_WORKSHOP" || event.type === "CHOOSE_FIRST_TIME") &&
      context.workshops.some(({ departmentId }) => departmentId === event.departmentId),
    isOfferedTime: ({ context, event }) =>
      event.type === "CHOOSE_TIME" &&
      context.session.location !== undefined &&
      isOffered(context.days, event.day, event.time),
    hasMoreWorkshops,
    isHoldWanted: ({ context: { wantedHold, requestedHold } }) => wantedHold === requestedHold,
    isLost: ({ context }) => context.session.attempt !== undefined,
    arrivedAt: ({ context }, step: StepName | "booked") => context.arrivedAt === step,
    canSubmit: ({ context, event }) =>
      event.type === "SUBMIT" &&
      isComplete(context.session) &&
      isSoundChoice(context) &&
      findWrongFields(event.details).length === 0,
    isOtherUnsettled: ({ context, event }) => event.type === "SUBMIT" && isOtherUnsettled(context, event.details),
  },
})
