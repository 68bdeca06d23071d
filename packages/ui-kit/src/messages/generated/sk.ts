// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  "navigation.label": "Hlavné menu",
  "navigation.openMenu": "Otvoriť menu",
  "navigation.closeMenu": "Zavrieť menu",
  "navigation.openSubmenu": "Zobraziť stránky pod {name}",
  "navigation.more": "Viac",
  "alert.label": "Oznámenie",
  "alert.dismiss": "Zavrieť oznámenie",
  "search.label": "Hľadať medzi autami",
  "search.submit": "Hľadať",
  "search.clear": "Vymazať vyhľadávanie",
  "copy.label": "Kopírovať {value}",
  "copy.copied": "Skopírované",
  "copy.failed": "Kopírovanie zlyhalo",
  "dialog.close": "Zavrieť",
  "clamp.more": "Zobraziť viac",
  "clamp.less": "Zobraziť menej",
  "video.play": "Prehrať video",
  "video.pause": "Pozastaviť video",
  "toggletip.label": "Viac informácií",
  "drillDown.back": "Späť",
}
