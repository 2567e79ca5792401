import { createTheme } from "@mui/material/styles";

/**
 * MUI with the site's tokens: every colour is a CSS variable of globals.css, so both themes come from there and
 * the server's HTML is right before any script runs.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: "var(--primary)",
      dark: "var(--primary-hover)",
      light: "var(--primary)",
      contrastText: "var(--on-primary)",
    },
    secondary: {
      main: "var(--gold-fill)",
      dark: "var(--gold)",
      light: "var(--gold-fill)",
      contrastText: "var(--on-gold)",
    },
    success: { main: "var(--success)", contrastText: "var(--surface)" },
    error: { main: "var(--danger)", contrastText: "var(--surface)" },
    warning: { main: "var(--warning)", contrastText: "var(--surface)" },
    info: { main: "var(--link)", contrastText: "var(--surface)" },
    text: { primary: "var(--ink)", secondary: "var(--muted)", disabled: "var(--muted)" },
    background: { default: "var(--paper)", paper: "var(--surface)" },
    divider: "var(--line)",
  },
  typography: {
    fontFamily: "inherit",
    fontSize: 16,
    htmlFontSize: 16,
    fontWeightMedium: 700,
    button: { textTransform: "none" },
  },
  shape: { borderRadius: 8 },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // The library removes the outline; the site shows focus everywhere.
      styleOverrides: {
        root: { "&:focus-visible": { outline: "3px solid var(--focus)", outlineOffset: 2 } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 48,
          backgroundColor: "var(--surface)",
          fontSize: "inherit",
          lineHeight: "inherit",
        },
        input: {
          height: "auto",
          padding: "10px 14px",
          lineHeight: 1.6,
          "&::placeholder": { color: "var(--muted)", opacity: 1 },
        },
        notchedOutline: { borderColor: "var(--control)" },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: "var(--shade)" },
        invisible: { backgroundColor: "transparent" },
      },
    },
    // The popover around it is in the browser's top layer, so the snackbar needs no position of its own.
    MuiSnackbar: {
      styleOverrides: { root: { position: "static", width: "min(560px, 100%)", pointerEvents: "auto" } },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          alignItems: "center",
          padding: "4px 4px 4px 16px",
          borderRadius: "var(--radius-control)",
          boxShadow: "var(--lift)",
          color: "var(--on-snack)",
          fontSize: "var(--body)",
          fontWeight: 400,
          lineHeight: "var(--line-height)",
          variants: [
            { props: { severity: "success" }, style: { backgroundColor: "var(--snack-success)" } },
            { props: { severity: "error" }, style: { backgroundColor: "var(--snack-failure)" } },
          ],
          "& :focus-visible": { outlineColor: "currentColor" },
        },
        icon: { padding: 0, opacity: 1 },
        action: { padding: 0, margin: "0 0 0 auto" },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          flex: 1,
          flexDirection: "column",
          gap: 2,
          minHeight: 64,
          borderColor: "var(--control)",
          color: "var(--ink)",
          fontSize: "var(--body)",
          fontWeight: 400,
          lineHeight: 1.5,
          "&:hover": { backgroundColor: "var(--sunken)" },
          "&.Mui-selected, &.Mui-selected:hover": {
            backgroundColor: "var(--gold-ground)",
            boxShadow: "inset 0 0 0 1px var(--gold)",
            color: "var(--ink)",
            fontWeight: 700,
          },
        },
      },
    },
  },
});
