import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { bar, disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { RibbedDome } from '../../kit/landmarks.tsx';
import { Cypress, CypressRow, Palm, UmbrellaPine } from '../../kit/trees.tsx';
import { SailBoat } from '../../kit/water.tsx';
import { Shape, Sight } from './vignette.tsx';

const ripples = (color: 'foam' | 'glitter') => (
  <Shape
    color={color}
    d={[150, 168, 186]
      .map(
        (y, i) =>
          path`
            M${40 + i * 62} ${y}q30 -4 60 0q-30 4 -60 0Z
            M${180 - i * 50} ${y + 8}q24 -4 48 0q-24 4 -48 0Z
          `,
      )
      .join('')}
  />
);

export function Garden(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-mid">
      <Shape color="far-hill" d="M0 104Q90 74 170 98T300 84V130H0Z" />
      <Shape color="olive" d={rectangle(0, 112, 300, 90)} />
      <Shape color="ground" d="M138 112H162L222 200H78Z" />
      <Shape
        color="cypress"
        d="M0 132H98L84 156H0ZM202 132H300V156H216ZM0 170H74L58 200H0ZM226 170H300V200H242Z"
      />
      <Shape
        color="near-hill"
        d="M0 126H100L98 132H0ZM200 126H300V132H202ZM0 162H80L74 170H0ZM220 162H300V170H226Z"
      />
      <CypressRow from={[74, 130]} to={[112, 118]} heights={[96, 62]} />
      <CypressRow from={[226, 130]} to={[188, 118]} heights={[96, 62]} />
      <Shape
        color="stone"
        d="M118 138H182Q180 150 150 150T118 138ZM146 104H154V138H146ZM134 104H166Q162 114 150 114T134 104Z"
      />
      <Shape
        color="foam"
        d="M148 104Q146 84 150 78Q154 84 152 104ZM148 82Q132 80 134 104Q138 88 150 86Q162 88 166 104Q168 80 152 82Z"
      />
    </Sight>
  );
}

export function Fountain(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky" ground="ground" horizon={174}>
      <Shape color="ochre" d={rectangle(0, 70, 300, 106)} />
      <Shape
        color="terracotta-shade"
        d={[36, 96, 204, 264].map((x) => archPath(x, 130, 22, 46)).join('')}
      />
      <Shape color="stone-shade" d={archPath(150, 150, 86, 130)} />
      <Shape
        color="foam"
        d="M147 92Q144 42 150 30Q156 42 153 92ZM147 44Q112 46 110 102Q120 62 149 58Q180 62 190 102Q188 46 153 44ZM120 116Q96 124 92 160Q104 132 122 126ZM180 116Q204 124 208 160Q196 132 178 126Z"
      />
      <Shape
        color="stone"
        d="M106 98H194Q190 118 158 122V160H142V122Q110 118 106 98ZM60 150H240L228 186H72Z"
      />
      <Shape color="sea" d="M66 150H234L232 157H68ZM112 98H188L186 103H114Z" />
      <Shape
        color="stone-shade"
        d="M168 120Q190 114 194 98H180Q176 112 158 116V160H152V122ZM196 157H234L228 186H200Z"
      />
    </Sight>
  );
}

export function Viewpoint(props: DrawingProps) {
  return (
    <Sight {...props} sky="glow-near">
      <Shape color="halo" d={disc(96, 92, 58)} />
      <Shape color="sun" d={disc(96, 92, 30)} />
      <Shape color="far-hill" d="M0 112Q70 84 150 106T300 90V150H0Z" />
      <RibbedDome x={176} y={122} width={46} height={36} />
      <RoofRow x={-10} y={146} width={330} height={32} houses={11} seed={14} bottom={170} />
      <UmbrellaPine x={252} y={196} height={166} lean={-0.04} />
      <Shape color="stone" d={rectangle(0, 158, 300, 8) + rectangle(0, 188, 300, 12)} />
      <Shape
        color="stone"
        d={Array.from(
          { length: 17 },
          (_, i) => path`M${4 + i * 18} 190q-5 -8 2 -14l-2 -10h8l-2 10q7 6 2 14Z`,
        ).join('')}
      />
    </Sight>
  );
}

export function Lift(props: DrawingProps) {
  return (
    <Sight {...props} sky="sea">
      <Shape color="snow" d="M0 150L60 78L92 104L150 40L206 108L238 84L300 140V170H0Z" />
      <Shape
        color="snow-shade"
        d="M150 40L206 108L186 116L200 150L160 128ZM60 78L92 104L80 130L70 110ZM238 84L300 140V170L250 120Z"
      />
      <Shape color="near-hill" d="M0 160Q80 126 160 150T300 136V200H0Z" />
      <Shape
        color="cypress"
        d={
          [20, 48, 246, 272].map((x) => path`M${x - 13} 190L${x} 144L${x + 13} 190Z`).join('') +
          rectangle(0, 186, 300, 14)
        }
      />
      <Shape
        color="ink"
        d={bar([-6, 84], [306, 34], 3) + bar([150, 58], [150, 92], 4) + rectangle(136, 56, 28, 6)}
      />
      <Shape
        color="train"
        d="M108 94Q110 88 118 88H182Q190 88 192 94V148Q190 154 182 154H118Q110 154 108 148Z"
      />
      <Shape color="train-shade" d="M108 134H192V148Q190 154 182 154H118Q110 154 108 148Z" />
      <Shape
        color="glow-window"
        d={rectangle(116, 98, 20, 28) + rectangle(140, 98, 20, 28) + rectangle(164, 98, 20, 28)}
      />
    </Sight>
  );
}

export function Harbour(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-mid" ground="sea-mid" horizon={200}>
      <Shape color="far-hill" d="M0 80Q100 40 180 66T300 50V140H0Z" />
      <RoofRow x={-10} y={130} width={330} height={58} houses={8} seed={17} bottom={132} />
      <Shape color="sea-mid" d={rectangle(0, 134, 300, 66)} />
      <Shape color="stone" d={rectangle(0, 128, 300, 7)} />
      {ripples('foam')}
      <SailBoat x={112} y={166} length={62} />
      <SailBoat x={194} y={178} length={78} />
    </Sight>
  );
}

export function Promenade(props: DrawingProps) {
  return (
    <Sight {...props} sky="haze">
      <Shape color="halo" d={disc(150, 112, 58)} />
      <Shape color="sun" d={disc(150, 112, 34)} />
      <Shape color="sea-mid" d={rectangle(0, 112, 300, 60)} />
      <Shape
        color="glitter"
        d={[118, 128, 140]
          .map(
            (y, i) =>
              path`
                M${124 - i * 8} ${y}q${26 + i * 8} -4 ${52 + i * 16} 0
                q${-26 - i * 8} 4 ${-52 - i * 16} 0Z
              `,
          )
          .join('')}
      />
      <Shape color="ground" d={rectangle(0, 160, 300, 40)} />
      <Shape color="stone" d={rectangle(0, 154, 300, 8)} />
      <Shape
        color="ink"
        d={
          rectangle(132, 164, 50, 4) +
          rectangle(132, 174, 50, 5) +
          rectangle(136, 164, 4, 24) +
          rectangle(174, 164, 4, 24)
        }
      />
      <Palm x={82} y={190} height={168} lean={0.04} />
      <Palm x={226} y={194} height={142} lean={-0.05} />
    </Sight>
  );
}

export function Beach(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky">
      <Shape color="sea-mid" d={rectangle(0, 78, 300, 60)} />
      <Shape color="foam" d="M0 122Q60 108 130 120T300 112V200H0Z" />
      <Shape color="ground" d="M0 132Q60 118 130 130T300 122V200H0Z" />
      <Shape color="ground-shade" d="M140 178Q210 160 250 176Q220 192 140 182Z" />
      <Shape color="ink" d={bar([136, 40], [148, 182], 5)} />
      <Shape color="paper" d="M62 110Q60 38 134 30Q212 30 224 92Q180 72 144 84Q106 84 62 110Z" />
      <Shape
        color="train"
        d="M62 110Q60 38 134 30Q94 48 88 98ZM116 88Q112 46 134 30Q164 46 172 80Q156 80 144 84ZM200 82Q182 44 134 30Q212 30 224 92Z"
      />
      <SailBoat x={256} y={92} length={26} />
    </Sight>
  );
}

export function Village(props: DrawingProps) {
  return (
    <Sight {...props} sky="sky-low">
      <Shape color="near-hill" d="M60 170Q110 60 190 30T300 10V200H60Z" />
      <RoofRow x={156} y={86} width={150} height={40} houses={5} seed={3} bottom={110} />
      <RoofRow x={118} y={124} width={190} height={42} houses={5} seed={8} bottom={140} />
      <RoofRow x={86} y={160} width={230} height={42} houses={6} seed={21} bottom={172} />
      <Shape color="sea-mid" d={rectangle(0, 166, 300, 40)} />
      <Shape color="stone-shade" d="M66 176L84 164H300V172L240 178Z" />
      <Shape color="foam" d="M30 182q30 -4 60 0q-30 4 -60 0ZM130 190q30 -4 60 0q-30 4 -60 0Z" />
      <SailBoat x={52} y={178} length={38} />
    </Sight>
  );
}

export function Lighthouse(props: DrawingProps) {
  return (
    <Sight {...props} sky="dusk" ground="sea-mid" horizon={158}>
      <Shape color="halo" d="M150 42L300 6V78ZM150 42L0 14V70Z" />
      <Shape color="stone" d="M126 164L134 66H166L174 164ZM128 96H172V106H128Z" />
      <Shape color="stone-shade" d="M154 66H166L174 164H158Z" />
      <Shape color="train" d="M133 78H167L168 88H132ZM136 34Q150 14 164 34Z" />
      <Shape color="lamp" d={rectangle(138, 34, 24, 18)} />
      <Shape
        color="ink"
        d={rectangle(128, 52, 44, 5) + rectangle(132, 57, 36, 9) + rectangle(149, 34, 2, 18)}
      />
      <Shape color="terracotta-shade" d="M84 172L110 148H196L226 172Z" />
      <Cypress x={206} y={166} height={44} />
    </Sight>
  );
}
