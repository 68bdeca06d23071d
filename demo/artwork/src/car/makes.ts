import type { FaceName, LampName } from "./options.ts"
import { picked } from "./picked.ts"

/** The nose and lamps all cars of a make share. Invented ones: none is a copy of what the make builds. */
export interface Family {
  readonly face: FaceName
  readonly lamps: LampName
}

const family = (face: FaceName, lamps: LampName): Family => ({ face, lamps })

/** Makes that are met often, spread so that neighbours in a list differ. */
const FAMILIES: Readonly<Record<string, Family>> = {
  audi: family("hexagon", "matrix"),
  bmw: family("split", "round"),
  byd: family("closed", "matrix"),
  citroen: family("wide", "round"),
  cupra: family("shield", "slim"),
  dacia: family("wide", "matrix"),
  fiat: family("wide", "round"),
  ford: family("hexagon", "slim"),
  honda: family("wide", "slim"),
  hyundai: family("hexagon", "pillar"),
  jaguar: family("shield", "slim"),
  kia: family("wide", "pillar"),
  "land rover": family("upright", "matrix"),
  lexus: family("hexagon", "slim"),
  mazda: family("shield", "round"),
  "mercedes-benz": family("upright", "pillar"),
  mg: family("hexagon", "round"),
  mini: family("split", "pillar"),
  mitsubishi: family("split", "matrix"),
  nissan: family("shield", "pillar"),
  opel: family("wide", "matrix"),
  peugeot: family("shield", "matrix"),
  polestar: family("closed", "pillar"),
  porsche: family("closed", "round"),
  renault: family("split", "slim"),
  seat: family("hexagon", "slim"),
  skoda: family("upright", "slim"),
  smart: family("closed", "round"),
  subaru: family("hexagon", "pillar"),
  suzuki: family("split", "round"),
  tesla: family("closed", "slim"),
  toyota: family("split", "slim"),
  vauxhall: family("wide", "matrix"),
  volkswagen: family("wide", "slim"),
  volvo: family("upright", "matrix"),
}

const ALL_FACES = ["wide", "upright", "split", "hexagon", "shield"] as const
const ALL_LAMPS = ["slim", "round", "pillar", "matrix"] as const

/** A make's nose and lamps: from the table, or drawn by its name for a make that is not in it. */
export function familyOf(make: string): Family {
  const name = plain(make)
  return FAMILIES[name] ?? { face: picked(ALL_FACES, name, "face"), lamps: picked(ALL_LAMPS, name, "lamps") }
}

/** Small letters without accents: `Citroën` is `citroen`, and `Grønn` is `gronn`. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()
