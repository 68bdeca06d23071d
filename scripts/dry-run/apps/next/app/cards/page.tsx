import { parseStageRow } from "@forecourt/blocks/parser/stage-row"
import { StageRow } from "@forecourt/blocks/stage-row"
import { site } from "../../site.ts"

/** Another block on another page: it shares sheets with the first. */
export default function Page() {
  const fields = parseStageRow({
    cards: [{ title: { value: "Boka service" }, text: { value: "<p>Nära dig.</p>" } }],
  })
  return fields && <main>{StageRow({ fields, params: {}, site, id: "cards", slot: () => null })}</main>
}
