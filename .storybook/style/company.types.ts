export interface Shown {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface PictureKind {
  readonly name: string
  readonly use: string
  readonly pictures: readonly Shown[]
}

export interface StoryText {
  readonly title: string
  readonly preamble: string
  readonly day: string
  readonly date: string
  readonly picture: Shown
}

export interface ModelText {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly campaign?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly picture: Shown
}

export interface StageText {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly picture: Shown
}

export interface FormText {
  readonly title: string
  readonly send: string
  readonly name: string
  readonly email: string
  readonly message: string
  readonly messageValue: string
  readonly deposit: string
  readonly date: string
  readonly place: string
  readonly places: readonly string[]
  readonly seller: string
  readonly sellers: readonly string[]
  readonly choice: string
  readonly choices: readonly string[]
  readonly extras: readonly string[]
  readonly consent: string
  readonly filter: string
  readonly term: string
  readonly price: string
  readonly plate: string
  readonly errors: { readonly name: string; readonly email: string; readonly seller: string; readonly form: string }
}

export interface TableText {
  readonly title: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note: string
}

export interface Face {
  readonly name: string
  readonly site: string
  readonly language: string
  readonly sentence: string
  readonly description: string
  readonly picture: Shown
}

export interface Company {
  readonly name: "Norrvik" | "Rullo"
  readonly look: string
  readonly speech: string
  readonly voice: Readonly<Record<string, string>>
  readonly buttons: { readonly primary: string; readonly secondary: string; readonly ghost: string }
  readonly link: string
  readonly price: string
  readonly kinds: readonly PictureKind[]
  readonly stories: readonly StoryText[]
  readonly models: readonly ModelText[]
  readonly stagesTitle: string
  readonly stages: readonly StageText[]
  /**
   * The indexes of four cars in the demo stock: a car in the normal state, a hovered car, a car with a reduced price
   * and a sold car.
   */
  readonly stock: readonly number[]
  readonly form: FormText
  readonly table: TableText
  readonly movement: string
  readonly faces: readonly Face[]
}
