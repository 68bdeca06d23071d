/** What a car can be ordered with, in one place: for pages that show all of it. */

/** Reads and writes the address of a car. */
export { carAddress, type Order, readCar } from "./car/address.ts"
/** Every kind of body, and every kind of wheel. */
export { BODY_TYPES, type BodyType, TRIMS, type Trim } from "./car/body.types.ts"
/** Noses, lamps, roof rails, roofs, trim and plates: the options of one car. */
export { FACES, LAMPS, MARKETS, METALS, type Options, RAILS, ROOFS } from "./car/options.ts"
/** The address of the picture of a car in stock. */
export { type CarData, pictureOf } from "./car/picture-of.ts"
/** What a car stands on, and in which company's showroom that is. */
export { SURFACES, SURFACES_OF, type SurfaceName } from "./car/surfaces.ts"
/** Pictures that take a car once round. */
export { TURN_FRAMES } from "./car/turn.ts"
/** The angles a car is shown from. */
export { type ViewName, views } from "./car/views.ts"
/** Classes of car that have a cockpit of their own: `details/cockpit-<class>[-rhd]-<ratio>.svg`. */
export { COCKPITS } from "./details/cockpits.ts"
/** Every paint, in seven tones. */
export { type PaintName, paints } from "./palette/paints.ts"
