/** Writes numbers that `NumberReader` reads back. */
export class NumberWriter {
  readonly bytes: number[] = [];

  write(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
  }

  writeSigned(value: number): void {
    this.write(value < 0 ? -2 * value - 1 : 2 * value);
  }
}
