import type { ReleasePackage } from './release-packages.ts';

/** The description of a bill of materials and of the application. */
interface BillHead {
  readonly name: string;
  readonly version: string;
  /** A UUID of this bill alone. */
  readonly serial: string;
  readonly time: Date;
}

/**
 * Writes a software bill of materials (CycloneDX 1.6, JSON): each package with its licence, the
 * checksum of its archive, and what it needs.
 */
export function billOfMaterials(
  { name, version, serial, time }: BillHead,
  packages: readonly ReleasePackage[],
): string {
  const own = purlOf({ name, version });
  const purls = new Map(packages.map((each) => [each.path, purlOf(each)]));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      component: { type: 'application', 'bom-ref': own, name, version, purl: own },
    },
    components: uniqueBy(purlOf, packages).map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      scope: each.optional ? 'optional' : 'required',
      licenses: each.license ? [{ expression: each.license }] : [],
      hashes: hashesOf(each),
      purl: purlOf(each),
    })),
    dependencies: uniqueBy(purlOf, packages).map((each) => ({
      ref: purlOf(each),
      dependsOn: [...new Set(each.needs.map((path) => purls.get(path)))],
    })),
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** The name of a package in bills of materials (Package URL). */
function purlOf({ name, version }: Pick<ReleasePackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The checksum of the package's archive, which npm writes in another form (SRI). */
function hashesOf({ integrity }: ReleasePackage) {
  const [, sum] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  return sum ? [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] : [];
}

/** The first of those that share a name. */
function uniqueBy<Value>(nameOf: (value: Value) => string, values: readonly Value[]): Value[] {
  return [...new Map(values.toReversed().map((value) => [nameOf(value), value])).values()];
}
