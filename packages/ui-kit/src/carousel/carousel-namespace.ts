export { Root } from "./carousel.tsx"
export { Next, Pick, Picker, Position, Previous, Rotate } from "./carousel-controls.tsx"
export { Slide, Slides } from "./carousel-slides.tsx"
