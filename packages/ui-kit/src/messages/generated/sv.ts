// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  "navigation.label": "Huvudmeny",
  "navigation.openMenu": "Öppna menyn",
  "navigation.closeMenu": "Stäng menyn",
  "navigation.openSubmenu": "Visa sidor under {name}",
  "navigation.more": "Mer",
  "alert.label": "Meddelande",
  "alert.dismiss": "Stäng meddelandet",
  "search.label": "Sök bland våra bilar",
  "search.submit": "Sök",
  "search.clear": "Rensa sökfältet",
  "copy.label": "Kopiera {value}",
  "copy.copied": "Kopierat",
  "copy.failed": "Det gick inte att kopiera",
  "dialog.close": "Stäng",
  "clamp.more": "Visa mer",
  "clamp.less": "Visa mindre",
  "video.play": "Spela filmen",
  "video.pause": "Pausa filmen",
  "toggletip.label": "Mer information",
  "drillDown.back": "Tillbaka",
}
