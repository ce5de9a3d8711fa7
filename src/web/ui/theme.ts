// The brand in one file: colours, type, radii and component defaults, from which Mantine derives light and dark.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { BusyButton } from './busy-button.ts';

/** Brand colour; shade 7 is the logo's deep teal. */
export const teal: MantineColorsTuple = [
  '#eaf5f4',
  '#d5ebe9',
  '#abd8d4',
  '#7fc3bd',
  '#55ada6',
  '#2f918a',
  '#1a7a74',
  '#0f6b66',
  '#0b5753',
  '#073f3c',
];

/** Accent for marks (stars, dots, the logo's door); never the colour of text. */
export const marigold: MantineColorsTuple = [
  '#fef7e6',
  '#fdecc6',
  '#fad98d',
  '#f5c65a',
  '#efb333',
  '#e8a317',
  '#c4860b',
  '#946407',
  '#6e4a05',
  '#493103',
];

/** Neutral shades of the warm paper. */
const gray: MantineColorsTuple = [
  '#f8f4ed',
  '#f1ebe2',
  '#e7e0d6',
  '#d9d0c4',
  '#bfb5a7',
  '#948a7c',
  '#6a6358',
  '#514b42',
  '#37332d',
  '#1b2430',
];

/** Surfaces and text of the dark theme: 0 text, 2 dimmed, 4 lines, 6 cards, 7 page. */
const dark: MantineColorsTuple = [
  '#ece9e3',
  '#d3d1cb',
  '#a8adab',
  '#7c8584',
  '#3b484a',
  '#2a3638',
  '#1d2628',
  '#13191b',
  '#0e1315',
  '#090c0d',
];

const green: MantineColorsTuple = [
  '#edf7ee',
  '#d9efdb',
  '#b4dfb9',
  '#8bcd92',
  '#63b96d',
  '#419f4d',
  '#2d8639',
  '#22712e',
  '#1a5a24',
  '#114119',
];
const blue: MantineColorsTuple = [
  '#edf3fb',
  '#d9e6f6',
  '#b3cdec',
  '#8ab1e0',
  '#6496d3',
  '#437bc0',
  '#3064a8',
  '#265390',
  '#1d4173',
  '#142f54',
];
const amber: MantineColorsTuple = [
  '#fdf5e6',
  '#fae8c8',
  '#f4d194',
  '#ebb75d',
  '#dc9c33',
  '#bd7f1a',
  '#9b650f',
  '#80520a',
  '#653f07',
  '#492d04',
];
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fadfdb',
  '#f4bfb8',
  '#ec9a90',
  '#e17568',
  '#cf4f42',
  '#b63a2e',
  '#9c2d23',
  '#7d231b',
  '#5b1913',
];

const fontFamily =
  "'Anek Latin', 'Anek Devanagari', 'Device Devanagari', 'Anek Fallback', 'Anek Fallback Wide', system-ui, sans-serif";

/** 42 px high and 16 px type: a thumb hits it, and phones do not zoom into it. */
const comfortable = { defaultProps: { size: 'md' } };

export const theme = createTheme({
  colors: { teal, marigold, gray, dark, green, blue, yellow: amber, red },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#1b2430',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Autocomplete: comfortable,
    ActionIcon: { defaultProps: { component: BusyButton } },
    Button: { defaultProps: { ...comfortable.defaultProps, component: BusyButton } },
    DateInput: comfortable,
    // A hint above its field would push it below a neighbour without one.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    MultiSelect: comfortable,
    NativeSelect: comfortable,
    NumberInput: comfortable,
    PasswordInput: comfortable,
    Select: comfortable,
    Textarea: comfortable,
    TextInput: comfortable,
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', size: 'lg' },
      styles: { root: { textTransform: 'none' } },
    },
    Card: { defaultProps: { withBorder: true, radius: 'xl' } },
    // Words too long for their place take a second line.
    Radio: { styles: { labelWrapper: { minWidth: 0 } } },
    SegmentedControl: { styles: { label: { whiteSpace: 'normal' } } },
    Paper: { defaultProps: { radius: 'xl' } },
    Modal: { defaultProps: { radius: 'xl', centered: true } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: false } } },
  },
});

/** Mantine's tints for badges and light buttons on dark are nearly black; the deepest shade can still be told apart. */
const darkTints = Object.fromEntries(
  Object.entries({ teal, green, blue, yellow: amber, red }).flatMap(([name, shades]) => [
    [`--mantine-color-${name}-light`, shades[9]],
    [`--mantine-color-${name}-light-hover`, shades[8]],
  ]),
);

/** Surface, line and text variables that Mantine's own shades do not say. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--kiraya-mark': marigold[5] },
  light: {
    '--mantine-color-body': '#fbf8f3',
    '--mantine-color-default': '#ffffff',
    '--mantine-color-default-hover': gray[0],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': '#6b6359',
    '--mantine-color-error': red[6],
    '--mantine-color-success': green[7],
    '--kiraya-card': '#ffffff',
    '--kiraya-line': '#e7e0d6',
    '--kiraya-edge': '#8e8476',
    '--kiraya-tint': teal[0],
    '--kiraya-focus': teal[7],
  },
  dark: {
    ...darkTints,
    '--mantine-color-gray-light': dark[5],
    '--mantine-color-gray-light-hover': dark[4],
    '--mantine-color-body': dark[7],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#a5adab',
    '--mantine-color-error': red[3],
    '--mantine-color-success': green[3],
    '--mantine-color-anchor': teal[3],
    '--kiraya-card': dark[6],
    '--kiraya-line': '#2f3b3d',
    '--kiraya-edge': dark[3],
    '--kiraya-tint': '#14302f',
    '--kiraya-focus': teal[3],
  },
});
