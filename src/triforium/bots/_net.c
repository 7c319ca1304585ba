/* Inference of the small networks of net.py: the same whole numbers, faster. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define KIND_BITS 4
#define KINDS (1 << KIND_BITS)
#define MAX_WIDTH 256
#define ONE 512          /* the activation 1.0 */
#define WEIGHT_SHIFT 8   /* weights of layers are in 256ths */

typedef struct { int shift, left; int64_t mask; } Part;
typedef struct { int first, parts, at; } Cross;           /* at: index of its first part */
typedef struct { int inputs, outputs; int16_t *weights; int32_t *bias; } Layer;
typedef struct {
    PyObject_HEAD
    int rows, width, layers, crosses, parts;
    int kind_at[KINDS + 1];   /* the crosses of kind k: kind_at[k] to kind_at[k + 1] - 1 */
    Cross *cross;
    Part *part;
    int16_t *table;
    int32_t *bias;
    Layer *layer;
} Net;

static void net_dealloc(Net *self)
{
    PyMem_Free(self->cross);
    PyMem_Free(self->part);
    PyMem_Free(self->table);
    PyMem_Free(self->bias);
    for (int i = 0; self->layer && i < self->layers; i++) {
        PyMem_Free(self->layer[i].weights);
        PyMem_Free(self->layer[i].bias);
    }
    PyMem_Free(self->layer);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A copy of `count` items of `size` bytes from a bytes object of exactly that length. */
static void *copied(PyObject *bytes, Py_ssize_t count, Py_ssize_t size)
{
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) != count * size) {
        PyErr_SetString(PyExc_ValueError, "weights of another size");
        return NULL;
    }
    void *found = PyMem_Malloc(count * size + 1);
    if (!found)
        return PyErr_NoMemory();
    memcpy(found, PyBytes_AS_STRING(bytes), count * size);
    return found;
}

/* Net(rows, width, kinds, table, bias, layers): see net.py. */
static int net_init(Net *self, PyObject *args, PyObject *kwargs)
{
    PyObject *kinds, *table, *bias, *layers;
    if (!PyArg_ParseTuple(args, "iiO!SSO!", &self->rows, &self->width, &PyList_Type, &kinds, &table, &bias,
                          &PyList_Type, &layers))
        return -1;
    Py_ssize_t crosses = 0, parts = 0, number = PyList_GET_SIZE(kinds);
    if (self->cross || self->rows < 1 || self->width < 1 || self->width > MAX_WIDTH || number > KINDS) {
        PyErr_SetString(PyExc_ValueError, "a network of an impossible size");
        return -1;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        PyObject *kind = PyList_GET_ITEM(kinds, k);
        if (!PyList_Check(kind))
            goto bad;
        crosses += PyList_GET_SIZE(kind);
        for (Py_ssize_t c = 0; c < PyList_GET_SIZE(kind); c++) {
            PyObject *pair = PyList_GET_ITEM(kind, c);
            if (!PyTuple_Check(pair) || PyTuple_GET_SIZE(pair) != 2 || !PyTuple_Check(PyTuple_GET_ITEM(pair, 1)))
                goto bad;
            parts += PyTuple_GET_SIZE(PyTuple_GET_ITEM(pair, 1));
        }
    }
    self->cross = PyMem_Calloc(crosses + 1, sizeof(Cross));
    self->part = PyMem_Calloc(parts + 1, sizeof(Part));
    if (!self->cross || !self->part) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t k = 0; k < KINDS; k++) {
        self->kind_at[k] = self->crosses;
        PyObject *kind = k < number ? PyList_GET_ITEM(kinds, k) : NULL;
        for (Py_ssize_t c = 0; kind && c < PyList_GET_SIZE(kind); c++) {
            PyObject *pair = PyList_GET_ITEM(kind, c), *of_pair = PyTuple_GET_ITEM(pair, 1);
            Cross *cross = &self->cross[self->crosses++];
            int64_t last = cross->first = (int)PyLong_AsLong(PyTuple_GET_ITEM(pair, 0));
            cross->at = self->parts;
            cross->parts = (int)PyTuple_GET_SIZE(of_pair);
            for (Py_ssize_t p = 0; p < cross->parts; p++) {
                Part *part = &self->part[self->parts++];
                long long mask;
                if (!PyArg_ParseTuple(PyTuple_GET_ITEM(of_pair, p), "iLi", &part->shift, &mask, &part->left))
                    return -1;
                part->mask = mask;
                if (part->shift < 0 || part->shift > 62 || part->left < 0 || part->left > 30 || mask < 0 || mask >> 30)
                    goto bad;
                last += mask << part->left;
            }
            if (PyErr_Occurred())
                return -1;
            if (cross->first < 0 || last >= self->rows)
                goto bad;
        }
    }
    self->kind_at[KINDS] = self->crosses;
    self->table = copied(table, (Py_ssize_t)self->rows * self->width, sizeof(int16_t));
    self->bias = self->table ? copied(bias, self->width, sizeof(int32_t)) : NULL;
    self->layer = self->bias ? PyMem_Calloc(PyList_GET_SIZE(layers) + 1, sizeof(Layer)) : NULL;
    if (!self->layer)
        return -1;
    int inputs = self->width;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(layers); i++) {
        Layer *layer = &self->layer[i];
        PyObject *weights, *of_layer;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(layers, i), "iSS", &layer->outputs, &weights, &of_layer))
            return -1;
        self->layers++;
        if (layer->outputs < 1 || layer->outputs > MAX_WIDTH)
            goto bad;
        layer->inputs = inputs;
        layer->weights = copied(weights, (Py_ssize_t)inputs * layer->outputs, sizeof(int16_t));
        layer->bias = layer->weights ? copied(of_layer, layer->outputs, sizeof(int32_t)) : NULL;
        if (!layer->bias)
            return -1;
        inputs = layer->outputs;
    }
    if (self->layers < 1 || inputs != 1)
        goto bad;
    return 0;
bad:
    PyErr_SetString(PyExc_ValueError, "a network that does not fit together");
    return -1;
}

/* The output of the network for the sum of the rows. */
static int32_t finish(const Net *self, const int32_t *sum)
{
    int16_t here[MAX_WIDTH], next[MAX_WIDTH];
    int32_t total = 0;
    for (int i = 0; i < self->width; i++)
        here[i] = (int16_t)(sum[i] < 0 ? 0 : sum[i] > ONE ? ONE : sum[i]);
    for (int n = 0; n < self->layers; n++) {
        const Layer *layer = &self->layer[n];
        const int16_t *weights = layer->weights;
        for (int o = 0; o < layer->outputs; o++, weights += layer->inputs) {
            total = layer->bias[o];
            for (int i = 0; i < layer->inputs; i++)
                total += (int32_t)here[i] * weights[i];
            int32_t shown = total < 0 ? 0 : total >> WEIGHT_SHIFT;
            next[o] = (int16_t)(shown > ONE ? ONE : shown);
        }
        memcpy(here, next, sizeof(int16_t) * layer->outputs);
    }
    return total + sum[0] * (1 << WEIGHT_SHIFT);
}

/* run(codes): the output for every case; each case ends with END (-1). */
static PyObject *net_run(Net *self, PyObject *codes)
{
    if (!PyList_Check(codes)) {
        PyErr_SetString(PyExc_TypeError, "codes are a list");
        return NULL;
    }
    PyObject *found = PyList_New(0);
    int32_t sum[MAX_WIDTH];
    const int width = self->width;
    memcpy(sum, self->bias, sizeof(int32_t) * width);
    for (Py_ssize_t i = 0; found && i < PyList_GET_SIZE(codes); i++) {
        int64_t code = PyLong_AsLongLong(PyList_GET_ITEM(codes, i));
        if (code < 0) {
            PyObject *output = PyErr_Occurred() ? NULL : PyLong_FromLong(finish(self, sum));
            if (!output || PyList_Append(found, output) < 0)
                Py_CLEAR(found);
            Py_XDECREF(output);
            memcpy(sum, self->bias, sizeof(int32_t) * width);
            continue;
        }
        int kind = (int)(code & (KINDS - 1));
        for (int c = self->kind_at[kind]; c < self->kind_at[kind + 1]; c++) {
            const Cross *cross = &self->cross[c];
            int64_t row = cross->first;
            for (int p = cross->at; p < cross->at + cross->parts; p++)
                row += (code >> self->part[p].shift & self->part[p].mask) << self->part[p].left;
            const int16_t *weights = self->table + row * width;
            for (int j = 0; j < width; j++)
                sum[j] += weights[j];
        }
    }
    return found;
}

static PyMethodDef net_methods[] = {
    {"run", (PyCFunction)net_run, METH_O, "The output for every case in a list of codes."},
    {NULL},
};
static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "triforium.bots._net.Net",
    .tp_doc = "A network with its weights; see net.py.",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)net_init,
    .tp_dealloc = (destructor)net_dealloc,
    .tp_methods = net_methods,
};
static struct PyModuleDef net_module = {
    PyModuleDef_HEAD_INIT, .m_name = "_net", .m_doc = "Networks in C.", .m_size = -1,
};

PyMODINIT_FUNC PyInit__net(void)
{
    PyObject *module = PyModule_Create(&net_module);
    if (module && PyModule_AddType(module, &net_type) < 0)
        Py_CLEAR(module);
    return module;
}
