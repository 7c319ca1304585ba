"""./dev: its messages when something is missing, and two of them at the same time."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).resolve().parents[1] / "dev"


def load_dev() -> Any:
    spec = spec_from_loader("dev", SourceFileLoader("dev", str(PATH)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, working in an empty folder."""
    module = load_dev()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "TREES", tmp_path / ".venv" / "compiled")
    monkeypatch.setattr(module, "COMPILE_LOG", tmp_path / ".cache" / "compile.log")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.delenv("TRIFORIUM_COMPILE", raising=False)
    return module


def test_a_read_only_checkout_is_reported(dev: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(dev, "ROOT", tmp_path / "file")
    with pytest.raises(SystemExit, match=r"nothing can be written in .*clone Triforium into a folder of your own"):
        dev.alone().__enter__()


def test_a_second_dev_waits_for_the_first_and_says_so(dev: Any, tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(PATH.parent)!r})\nfrom pathlib import Path\n"
        f"from tests.test_dev import load_dev\ndev = load_dev()\ndev.ROOT = Path({str(tmp_path)!r})\n"
        "with dev.alone(): print('mine', flush=True)"
    )
    with dev.alone():
        other = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert other.stdout is not None
        assert "another ./dev is setting things up here" in other.stdout.readline()
        assert other.poll() is None
    out, err = other.communicate(timeout=60)
    assert (out, err) == ("mine\n", "")


def test_without_a_compiler_the_rules_stay_interpreted_and_the_reason_is_printed(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(dev, "use_compiled", lambda: False)
    assert not dev.compile_rules()
    assert "SKIPPED: compiling the rules, because there is no C compiler here" in capsys.readouterr().out
    dev.compile_in_background()
    assert "playing with interpreted rules, because there is no C compiler here" in capsys.readouterr().out


def test_compiling_can_be_switched_off(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRIFORIUM_COMPILE", "0")
    pth = dev.VENV / "lib" / "site-packages" / "0-triforium-compiled.pth"
    pth.parent.mkdir(parents=True)
    pth.touch()
    assert not dev.compile_rules()
    assert "because TRIFORIUM_COMPILE is 0" in capsys.readouterr().out
    assert not pth.exists(), "compiled modules would still be imported"


def test_a_failed_compile_is_not_repeated_at_every_start(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "use_compiled", lambda: False)
    monkeypatch.setattr(dev, "why_not_compile", lambda: "")
    monkeypatch.setattr(dev.subprocess, "Popen", lambda *_, **__: pytest.fail("it compiled again"))
    dev.COMPILE_LOG.parent.mkdir()
    dev.COMPILE_LOG.write_text("the rules cannot be compiled; they work without that, only slower:\nerror")
    dev.compile_in_background()
    assert "because compiling failed; see .cache" in capsys.readouterr().out


def test_without_node_the_client_is_left_out_and_the_reason_is_printed(
    dev: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "client.py").write_text("raise SystemExit(3)")
    assert not dev.client("build")
    assert "SKIPPED: the browser client and its tests, because Node" in capsys.readouterr().out


def test_an_unknown_command_is_refused_in_one_sentence() -> None:
    done = subprocess.run([sys.executable, str(PATH), "tset"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "./dev: there is no command 'tset'\n"
