import { type Config, readConfig } from "./config.ts"
import type { ContractFile } from "./contract/contract.types.ts"
import { lintContract } from "./contract/lint-contract.ts"
import { createParameterSchemas } from "./contract/parameter-schemas.ts"
import { readContracts } from "./contract/read-contract.ts"
import { buildIr } from "./ir/build-ir.ts"
import type { Definition, Ir } from "./ir/ir.types.ts"
import { checkLabels } from "./ir/lint-labels.ts"
import { checkPairs } from "./lint-pairs.ts"
import { calculateHash, createMemory, getGeneratorVersion, Memory } from "./memory.ts"
import { planFiles } from "./plan.ts"
import type { Files } from "./plan-modules.ts"
import { contentKeys } from "./schema/content-keys.ts"
import { lintForms } from "./schema/lint-forms.ts"
import { lintSchema } from "./schema/lint-schemas.ts"
import { locate } from "./schema/locate.ts"
import { InvalidSchemaError } from "./schema/problem.ts"
import type { Schemas } from "./schema/read-schemas.ts"
import { Workspace } from "./workspace.ts"
import { compareFiles, compareTexts, type Difference, listGeneratedFolders, writeFiles } from "./write-files.ts"

export interface Generated {
  /** All generated files, including unchanged ones. */
  readonly files: Files
  /**
   * The files that were written or removed. For a check without writing, the files that would have been written or
   * removed.
   */
  readonly differences: readonly Difference[]
  readonly command: string
}

/** Compares the generated files on the disk with the files that would be generated now. */
export function checkGenerated(root: string): Generated {
  return new Generator(root).check()
}

/** Generates all files and writes those that have changed. Returns all files and the changes. */
export function writeGenerated(root: string): Generated {
  const generator = new Generator(root)
  const generated = generator.generate()
  generator.save()
  return generated
}

/**
 * Reads the schemas and generates all files in memory, without writing them. If there are problems, throws a single
 * error that lists all of them.
 */
export function planGenerated(root: string): Files {
  return new Generator(root, new Memory()).plan()
}

/**
 * A generator that can run once or repeatedly. It caches results by the content of their inputs and reads only changed
 * files again.
 */
export class Generator {
  private readonly workspace: Workspace
  private readonly memory: Memory
  /** A hash of the generator's version and configuration. A change in either makes all cached results invalid. */
  private readonly version: string
  private known: { readonly ir: Ir; readonly keys: ReadonlyMap<string, string> } | undefined
  private written: Files | undefined

  constructor(root: string, memory: Memory = createMemory(root)) {
    const config = readConfig(root)
    this.workspace = new Workspace(root, config)
    this.version = calculateHash(getGeneratorVersion() + JSON.stringify(config))
    this.memory = memory
  }

  get config(): Config {
    return this.workspace.config
  }

  /** Marks a file as possibly changed, added or removed. `file` is its path relative to the root of the repository. */
  touch(file: string): void {
    this.workspace.touch(file)
  }

  check(): Generated {
    const files = this.plan()
    const differences = this.written
      ? compareTexts(this.written, files)
      : compareFiles(this.workspace.root, files, listGeneratedFolders(files))
    return { files, differences, command: this.config.command }
  }

  generate(): Generated {
    const generated = this.check()
    writeFiles(this.workspace.root, generated.files, generated.differences)
    this.written = generated.files
    return generated
  }

  save(): void {
    this.memory.save()
  }

  plan(): Files {
    try {
      return this.planAll()
    } catch (error) {
      if (!(error instanceof InvalidSchemaError)) throw error
      throw new InvalidSchemaError(locate(error.problems, (file) => this.workspace.text(file)))
    }
  }

  private planAll(): Files {
    const { workspace, memory, version } = this
    const { schemas: source, problems } = workspace.schemas()
    const read = readContracts(workspace.root, workspace.config.schemas)
    problems.push(...read.problems, ...read.contracts.flatMap((file) => lintContract(source, file)))
    if (problems.length > 0) throw new InvalidSchemaError(problems)

    const schemas = addParameters(source, read.contracts)
    const getKey = contentKeys(schemas)
    for (const file of schemas.files.values()) {
      const key = ["lint", version, file.path, getKey(file.path)]
      problems.push(...memory.recall(key, () => lintSchema(schemas, file)))
    }
    problems.push(...checkPairs(workspace, schemas), ...lintForms(schemas))
    if (problems.length > 0) throw new InvalidSchemaError(problems)

    const readOrMake = <Result>(
      what: string,
      of: readonly Definition[],
      options: unknown,
      make: () => Result,
    ): Result => {
      const paths = [...new Set(of.map(({ path }) => path))]
      return memory.recall([what, version, of.map(({ id }) => id), paths.map(getKey), options], make)
    }
    const ir = this.readIr(schemas, getKey)
    const unlabelled = checkLabels(ir)
    if (unlabelled.length > 0) throw new InvalidSchemaError(unlabelled)
    const files = planFiles({ workspace, schemas, ir, contracts: read.contracts, recall: readOrMake })
    memory.endRun()
    return files
  }

  private readIr(schemas: Schemas, getKey: (path: string) => string): Ir {
    const previous = this.known
    const kept = previous?.ir.definitions.filter(({ path }) => previous.keys.get(path) === getKey(path)) ?? []
    const ir = buildIr(schemas, { known: kept })
    this.known = { ir, keys: new Map([...schemas.files.keys()].map((path) => [path, getKey(path)])) }
    return ir
  }
}

function addParameters(schemas: Schemas, contracts: readonly ContractFile[]): Schemas {
  const parameters = contracts.flatMap((file) => createParameterSchemas(schemas, file) ?? [])
  return { ...schemas, files: new Map([...schemas.files, ...parameters.map((file) => [file.path, file] as const)]) }
}
