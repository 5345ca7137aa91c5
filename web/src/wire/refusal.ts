/** Why something was not done: the key of a sentence, its data, and the rule if it is one. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, string | number> = {},
    readonly rule: string | null = null,
  ) {
    super(key)
  }
}
