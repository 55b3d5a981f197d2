import { path, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';

const opening = 'M284 800V500A116 116 0 0 1 516 500V800Z';

/**
 * The Arch of Augustus, its foot at y 800: the gable over its one opening, and the merlons of a
 * later age.
 */
export function ArchOfAugustus() {
  const merlon = (x: number) => path`M${x} 312V262l9 12h22l9 -12v50Z`;
  return (
    <>
      <path fill={tone('terracotta-shade')} d="M640 312L690 324V800H640Z" />
      <path
        fill={tone('terracotta-shade')}
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => merlon(163 + i * 62)).join('')}
      />
      <path
        fill={tone('terracotta')}
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => merlon(154 + i * 62)).join('')}
      />
      <path fill={tone('terracotta')} fillRule="evenodd" d={`M150 800V306H644V800Z${opening}`} />
      <path fill={tone('terracotta-shade')} d={rectangle(150, 326, 494, 8)} />
      <path
        fill={tone('stone-mid')}
        fillRule="evenodd"
        d={`M182 800V402H232L400 340L568 402H618V800Z${opening}`}
      />
      <path
        fill={tone('stone-shade')}
        d="M516 800V500A116 116 0 0 0 400 384V364A136 136 0 0 1 536 500V800Z"
      />
      <path
        fill={tone('stone')}
        d="M516 800V500A116 116 0 0 0 284 500V800H294V500A106 106 0 0 1 506 500V800Z"
      />
      <path
        fill={tone('stone-shade')}
        d="M264 800V500A136 136 0 0 1 400 364V384A116 116 0 0 0 284 500V800Z"
      />
      <path
        fill={tone('stone')}
        d={
          'M176 412V400L400 318L624 400V412H560L400 352L240 412Z' +
          [196, 560].map((x) => rectangle(x, 440, 44, 360) + rectangle(x - 8, 414, 60, 26)).join('')
        }
      />
      <path
        fill={tone('stone-shade')}
        d={`M240 412L400 352L560 412H540L400 364L260 412Z${[196, 560].map((x) => rectangle(x + 28, 440, 16, 360) + rectangle(x, 440, 44, 8)).join('')}`}
      />
      <path
        fill={tone('stone')}
        d={[270, 530].map((x) => path`M${x - 18} 446a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z`).join('')}
      />
      <path
        fill={tone('stone-shade')}
        d={[270, 530].map((x) => path`M${x - 11} 446a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z`).join('')}
      />
    </>
  );
}
