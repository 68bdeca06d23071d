// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  "navigation.label": "Main menu",
  "navigation.openMenu": "Open the menu",
  "navigation.closeMenu": "Close the menu",
  "navigation.openSubmenu": "Show pages under {name}",
  "navigation.more": "More",
  "alert.label": "Message",
  "alert.dismiss": "Dismiss the message",
  "search.label": "Search our cars",
  "search.submit": "Search",
  "search.clear": "Clear the search field",
  "copy.label": "Copy {value}",
  "copy.copied": "Copied",
  "copy.failed": "Could not copy",
  "dialog.close": "Close",
  "clamp.more": "Show more",
  "clamp.less": "Show less",
  "video.play": "Play the film",
  "video.pause": "Pause the film",
  "toggletip.label": "More information",
  "drillDown.back": "Back",
}
