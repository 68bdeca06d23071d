// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  "navigation.label": "Päävalikko",
  "navigation.openMenu": "Avaa valikko",
  "navigation.closeMenu": "Sulje valikko",
  "navigation.openSubmenu": "Näytä sivut kohdassa {name}",
  "navigation.more": "Lisää",
  "alert.label": "Viesti",
  "alert.dismiss": "Sulje viesti",
  "search.label": "Hae autoistamme",
  "search.submit": "Hae",
  "search.clear": "Tyhjennä hakukenttä",
  "copy.label": "Kopioi {value}",
  "copy.copied": "Kopioitu",
  "copy.failed": "Kopiointi ei onnistunut",
  "dialog.close": "Sulje",
  "clamp.more": "Näytä lisää",
  "clamp.less": "Näytä vähemmän",
  "video.play": "Toista video",
  "video.pause": "Keskeytä video",
  "toggletip.label": "Lisätietoja",
  "drillDown.back": "Takaisin",
}
