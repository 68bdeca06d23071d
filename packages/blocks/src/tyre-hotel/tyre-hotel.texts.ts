import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { MAX_PLATE_LENGTH } from "@forecourt/tyre-hotel-machine"

export type FlowTexts = ReturnType<typeof createFlowTexts>

export function createFlowTexts(site: Pick<SiteContext, "text">) {
  return {
    ...getGroupTexts(site, "tyreHotel"),
    "search.tooLong": site.text("field.tooLong", { maxLength: MAX_PLATE_LENGTH }),
    hold: site.text("booking.hold"),
    "hold.over": site.text("booking.hold.over"),
    "code.digit": site.text("otp.digit"),
    "calendar.previous": site.text("calendar.previous"),
    "calendar.next": site.text("calendar.next"),
  }
}
