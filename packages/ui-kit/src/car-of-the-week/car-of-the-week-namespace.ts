export { Next, Pick, Picker, Position, Previous, Rotate } from "../carousel/carousel-controls.tsx"
export { Slide as Card, Slides as Cards } from "../carousel/carousel-slides.tsx"
export { Root } from "./car-of-the-week.tsx"
